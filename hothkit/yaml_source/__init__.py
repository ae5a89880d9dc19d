"""YAML files as plain data with a place for every key and value; the only importer of yaml."""

from hothkit.yaml_source.reader import read_file, read_text
from hothkit.yaml_source.source import Data, Route, Source, Spot

__all__ = ["Data", "Route", "Source", "Spot", "read_file", "read_text"]
