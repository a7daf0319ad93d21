from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import tools.postgres
from orrery.store import sqlite_url

from . import postgres


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    programs = tools.postgres.find()
    if programs is None:
        pytest.fail(tools.postgres.MISSING)
    with postgres.running(programs) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "new folder")
    address = request.getfixturevalue("server")
    assert isinstance(address, str)
    database = f"t{uuid4().hex}"

    async def create() -> None:
        engine = create_async_engine(address.format(database="postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {database}"))
        await engine.dispose()

    asyncio.run(create())
    return address.format(database=database)
