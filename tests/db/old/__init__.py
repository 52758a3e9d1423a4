"""An example of a database of every version there was, as SQL: ``v0001.sql`` …"""
