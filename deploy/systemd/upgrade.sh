#!/bin/sh
# Puts a build into service on this machine, one instance after another, or takes it back.
#   upgrade.sh 2026-11-27 dist     installs dist as /opt/shop/2026-11-27, migrates, restarts
#   upgrade.sh --back              returns to the build before; tables stay
#   upgrade.sh --restart           restarts with the same build, as for new secrets
# An instance that is not ready within a minute ends the upgrade: all instances get the old build again.
set -eu
# User shop reads the build.
umask 022

root=${SHOP_ROOT:-/opt/shop}
seconds=${READY_SECONDS:-60}

fail() {
  echo "upgrade.sh: $*" >&2
  exit 1
}

current() { readlink "$root/current" || true; }

# Replaces a link in one step.
link() {
  ln -sfn "$1" "$root/.link"
  mv -T "$root/.link" "$root/$2"
}

instances() { systemctl list-units --plain --no-legend "shop-$1@*.service" | awk '{ print $1 }'; }

is_ready() {
  node -e "fetch('http://localhost:$1/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
}

restart() {
  port=${1#*@}
  port=${port%.service}
  systemctl restart "$1" || return 1
  tries=$seconds
  until is_ready "$port"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || return 1
    sleep 1
  done
  echo "$1 is ready"
}

# Restarts all instances with the build $2; with $1, the one before, if one of them is not ready.
restart_all() {
  begun=
  for unit in $(instances backend) $(instances shell); do
    begun="$begun $unit"
    restart "$unit" && continue
    case "$1" in '' | "$2") fail "$unit is not ready: journalctl -u $unit" ;; esac
    link "$1" current
    for one in $begun; do restart "$one" || echo "$one is not ready with $1 either" >&2; done
    fail "$unit is not ready with $2: journalctl -u $unit. $1 serves again"
  done
  for unit in $(instances assets); do systemctl restart "$unit"; done
}

old=$(current)
case "${1-}" in
  '' | -h | --help)
    sed -n '2,6s/^# //p' "$0"
    exit 2
    ;;
  --back)
    new=$(readlink "$root/previous") || fail "there is no build before ${old:-the first}"
    ;;
  --restart)
    [ -n "$old" ] || fail "there is no build in service"
    new=$old
    ;;
  *)
    new=$1
    case "$new" in */* | .* | -* | current | previous) fail "'$new' is no name for a build" ;; esac
    if [ -n "${2-}" ] && [ -d "$root/$new" ]; then
      diff -rq "$2" "$root/$new" >&2 || fail "$root/$new is there and differs from $2: give this build another name"
    elif [ -n "${2-}" ]; then
      rm -rf "$root/.new"
      cp -R "$2" "$root/.new"
      mv "$root/.new" "$root/$new"
    fi
    [ -f "$root/$new/shell/server/shell.cjs" ] || fail "there is no build in $root/$new: name the folder dist, too"
    systemctl start "shop-migrate@$new"
    ;;
esac

link "$new" current
restart_all "$old" "$new"
[ -z "$old" ] || [ "$new" = "$old" ] || link "$old" previous
echo "$new serves; upgrade.sh --back returns to $(readlink "$root/previous" || echo nothing)"
