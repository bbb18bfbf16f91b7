import type { Changed, Differences, Listed, ReleaseDifference } from '../published/release-difference';
import { oneLine, table } from './terminal-text';

/** What differs in two releases, for the terminal: a line each, with + for what has come, - for what is gone and ~ for what is another. */
export function differenceText({
  remote,
  from,
  to,
  paths,
  needs,
  modules,
  files,
  bytes,
}: ReleaseDifference): string {
  const { contract, libraries, names } = needs;
  const rows = [
    ...listed('path', paths),
    ...changed('module', modules, weight),
    ...changed('needs', contract.from === contract.to ? {} : { contract }, String),
    ...changed('needs', libraries, String),
    ...listed('needs', names),
    ...changed('file', files, weight),
    ...changed('bytes', bytes.from === bytes.to ? {} : { browser: bytes }, weight),
  ].map((row) => row.map(oneLine));
  const same = from === to ? 'They are one release.' : 'Nothing but the number differs.';
  return [`${remote} ${from} → ${to}`, rows.length > 0 ? table(rows) : same].join('\n');
}

function listed(what: string, { added, removed }: Listed): string[][] {
  return [...added.map((one) => [what, `+ ${one}`]), ...removed.map((one) => [what, `- ${one}`])];
}

function changed<Value>(what: string, all: Differences<Value>, text: (value: Value) => string): string[][] {
  return Object.entries(all).map(([name, one]) => [what, `${sign(one)} ${name}`, between(one, text)]);
}

function sign({ from, to }: Changed<unknown>): string {
  if (from === null) return '+';
  return to === null ? '-' : '~';
}

function between<Value>({ from, to }: Changed<Value>, text: (value: Value) => string): string {
  const sides = [from, to].filter((side) => side !== null).map(text);
  return [...new Set(sides)].join(' → ');
}

function weight(bytes: number): string {
  return `${bytes} bytes`;
}
