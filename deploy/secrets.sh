#!/bin/sh
# Makes those secrets of a shop that a folder lacks: secrets.sh deploy/secrets postgres:5432 smtp://mail:25
# Arguments: the folder, PostgreSQL's host and port, the mail server's address.
set -eu
umask 022
folder=${1:?the folder} postgres=${2:?the host and port of PostgreSQL} smtp=${3:?the address of the mail server}
# Only the folder is closed: containers get single files, and read them as users of their own.
[ -d "$folder" ] || mkdir -m 700 "$folder"

put() {
  [ -s "$folder/$1" ] || printf '%s\n' "$2" >"$folder/$1"
}
# Hexadecimal, so that it needs no escapes in an address.
made() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

put postgres-password "$(made)"
put database-owner-url "postgres://owner:$(made)@$postgres/shop"
put database-url "postgres://shop:$(made)@$postgres/shop"
put releases-url "postgres://releases:$(made)@$postgres/releases"
put operator-token "$(made)"
put shell-secret "$(made)"
put smtp-url "$smtp"
