#!/bin/sh
# Makes those roles and databases that are missing: PSQL='runuser -u postgres -- psql' postgres.sh deploy/secrets
# Passwords and port are those of the secrets; PGPORT is another port, as where the addresses are PgBouncer's.
# `owner` changes tables; `shop` only reads and writes them; `releases` has the release map, in a database of its own.
set -eu
secrets=${1:-/run/secrets}
password() { sed -E 's#^[^:]+://[^:]+:([^@]+)@.*$#\1#' "$secrets/$1"; }

port=$(sed -nE 's#^.*@[^/]*:([0-9]+)/.*$#\1#p' "$secrets/database-owner-url")

# By standard input: other users of the machine see the words of a command.
# shellcheck disable=SC2086
${PSQL:-psql} --set ON_ERROR_STOP=1 --quiet --port "${PGPORT:-${port:-5432}}" --dbname "${PGDATABASE:-postgres}" <<SQL
select 'create role ' || name || ' login' from unnest(array['owner', 'shop', 'releases']) name
  where not exists (select from pg_roles where rolname = name)
\gexec
alter role owner password '$(password database-owner-url)';
alter role shop password '$(password database-url)';
alter role releases password '$(password releases-url)';
set client_min_messages = warning;
grant pg_read_all_data, pg_write_all_data to shop;
select format('create database %I owner %I', name, owner) from (values ('shop', 'owner'), ('releases', 'releases')) wanted (name, owner)
  where not exists (select from pg_database where datname = name)
\gexec
revoke connect on database releases from public;
SQL
