#!/bin/sh
# Makes roles and databases with the passwords of the secrets: as a superuser of PostgreSQL, postgres.sh deploy/secrets
# `owner` changes tables; `shop` only reads and writes them; `releases` has the release map, in a database of its own.
set -eu
secrets=${1:-/run/secrets}
password() { sed -E 's#^[^:]+://[^:]+:([^@]+)@.*$#\1#' "$secrets/$1"; }

psql --set ON_ERROR_STOP=1 --dbname "${PGDATABASE:-postgres}" \
  --set owner="$(password database-owner-url)" --set shop="$(password database-url)" \
  --set releases="$(password releases-url)" <<'SQL'
create role owner login password :'owner';
create role shop login password :'shop' in role pg_read_all_data, pg_write_all_data;
create role releases login password :'releases';
create database shop owner owner;
create database releases owner releases;
revoke connect on database releases from public;
SQL
