"""The floors of P8, P13, P18, P19 and P23: the work that nobody can leave out, done bare."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest import mock
from zoneinfo import ZoneInfo

import msgspec

from db.reminders import _DUE
from db.queries import fetch
from db.rows import NewMove
from db.store import Store
from db.time_rows import DueRow
from tests.benchmark import first_picture, starting
from tests.benchmark.measure import ROUNDS, WARM_UPS, Bound
from tests.benchmark.states import courses
from tests.benchmark.storing import AT_ONCE, PEOPLE, Raw, Stored
