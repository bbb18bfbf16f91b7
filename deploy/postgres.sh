#!/bin/sh
# Makes roles and databases with the passwords of the secrets: PSQL='runuser -u postgres -- psql' postgres.sh deploy/secrets
# `owner` changes tables; `shop` only reads and writes them; `releases` has the release map, in a database of its own.
set -eu
secrets=${1:-/run/secrets}
password() { sed -E 's#^[^:]+://[^:]+:([^@]+)@.*$#\1#' "$secrets/$1"; }

# By standard input: other users of the machine see the words of a command.
# shellcheck disable=SC2086
${PSQL:-psql} --set ON_ERROR_STOP=1 --quiet --dbname "${PGDATABASE:-postgres}" <<SQL
create role owner login password '$(password database-owner-url)';
create role shop login password '$(password database-url)' in role pg_read_all_data, pg_write_all_data;
create role releases login password '$(password releases-url)';
create database shop owner owner;
create database releases owner releases;
revoke connect on database releases from public;
SQL
