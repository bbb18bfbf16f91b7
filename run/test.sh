#!/bin/sh
# `pnpm test` runs types, lint, unit tests and journeys, each of them even after another has failed. `pnpm test:all` does so with the tests
# that take long, and with a part of all by the newest Node. `pnpm test cart` checks types, and lints and unit-tests one folder; further
# words pick its tests by path.

failed=

part() {
  pnpm "$@"
  code=$?
  echo "pnpm run $1 exited with code $code"
  [ $code = 0 ] || failed="$failed $1"
}

case "${1-}" in
  '')
    for name in types lint unit journeys; do part "test:$name"; done
    ;;
  --long)
    for name in long-unit long-journeys newer-node siege browsers; do part "test:$name"; done
    ;;
  *)
    folder=$1
    [ -d "$1" ] || folder=$1-mfe
    if [ ! -d "$folder" ]; then
      echo "There is no folder $1. Name one: pnpm test cart, pnpm test shell/server." >&2
      exit 2
    fi
    folder=${folder%/}
    shift
    part test:types
    part test:lint "$folder"
    tests=
    while case ${1--} in -*) false ;; esac; do
      tests="$tests ./$folder/.*$1"
      shift
    done
    set -f
    part test:unit ${tests:-./$folder/} "$@"
    ;;
esac

[ -z "$failed" ] || { echo "Failed:$failed"; exit 1; }
