#!/bin/sh
# Makes those secrets of a shop that a folder lacks: secrets.sh deploy/secrets postgres:5432 smtp://mail:25
# Arguments: the folder, PostgreSQL's host and port, the mail server's address, and the group that may read releases-url.
# Only the caller reads all others, also those that were there: systemd and Kubernetes hand them to each program.
set -eu
umask 077
folder=${1:?the folder} postgres=${2:?the host and port of PostgreSQL} smtp=${3:?the address of the mail server} group=${4-}
[ -d "$folder" ] || mkdir "$folder"

put() {
  [ -s "$folder/$1" ] || printf '%s\n' "$2" >"$folder/$1"
  chmod 600 "$folder/$1"
}
# Hexadecimal, so that it needs no escapes in an address.
made() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

put postgres-password "$(made)"
put database-owner-url "postgres://owner:$(made)@$postgres/shop"
put database-url "postgres://shop:$(made)@$postgres/shop"
put releases-url "postgres://releases:$(made)@$postgres/releases"
put operator-token "$(made)"
put metrics-token "$(made)"
put office-tokens "owner:$(made)"
put shell-secret "$(made)"
put smtp-url "$smtp"

if [ -n "$group" ]; then
  chgrp "$group" "$folder" "$folder/releases-url"
  chmod 750 "$folder"
  chmod 640 "$folder/releases-url"
fi
