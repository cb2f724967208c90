// What tests and the exercises' judges have in common is there for both.

@_exported import Judging
