import type { Command } from 'commander';
import { versionsPublished } from '../../published/published-anywhere';
import { kilobytes, type SentBytes } from '../../published/release-contents';
import {
  type Changed,
  type Differences,
  type Listed,
  type ReleaseDifference,
  releaseDifference,
} from '../../published/release-difference';
import { type ReleaseFacts, releaseFacts } from '../../published/release-facts';
import { rolloutText } from '../../rollout/rollout';
import { type Cli, command, type JsonOption, WrongUsage } from '../cli';
import { parseRemoteName, releaseNamed } from '../names';
import { oneLine, table } from '../terminal-text';

interface ShowOptions extends JsonOption {
  readonly diff?: boolean;
}

/** `show`: a published release and its state, or the differences of two. */
export function showCommand(cli: Cli): Command {
  return command(
    'show',
    'describes a release, or compares two',
    'show cart@1.0.3 cart@1.0.4',
    'Shows its pages, slots, needs, files, signatures and visitors.',
  )
    .argument('<release>', 'as cart@1.0.4; with --diff also as a remote, for its latest one')
    .argument('[other]', 'a later one, to compare with')
    .option('--diff', 'compares it with the live release')
    .option('--json', 'as one JSON object')
    .action(async (word: string, other: string | undefined, { diff, json }: ShowOptions) => {
      if (diff && other) throw new WrongUsage('Name two releases or use --diff, not both.');
      if (!diff && !other) {
        const { remote, version } = await releaseNamed(cli, word);
        const facts = await releaseFacts(cli, remote, version);
        return cli.log(json ? JSON.stringify(facts) : factsText(facts));
      }
      const { remote, ...versions } = await (other ? named(cli, word, other) : liveAnd(cli, word));
      const difference = await releaseDifference(cli, remote, versions);
      cli.log(json ? JSON.stringify(difference) : differenceText(difference));
    });
}

interface Pair {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
}

async function named(cli: Cli, ...words: [string, string]): Promise<Pair> {
  const [from, to] = [await releaseNamed(cli, words[0]), await releaseNamed(cli, words[1])];
  if (from.remote !== to.remote) throw new Error(`Name two releases of ${from.remote}, or of ${to.remote}.`);
  return { remote: from.remote, from: from.version, to: to.version };
}

async function liveAnd(cli: Cli, word: string): Promise<Pair> {
  const { remote, version } = word.includes('@')
    ? await releaseNamed(cli, word)
    : await latestOf(cli, parseRemoteName(word));
  const { map } = await cli.store.read();
  const live = map?.microFrontends[remote]?.find(({ deployment }) => deployment.default);
  if (!live) throw new Error(`No release of ${remote} is live: name two of them.`);
  return { remote, from: live.metadata.version, to: version };
}

async function latestOf(cli: Cli, remote: string) {
  const version = (await versionsPublished(cli, remote)).at(-1);
  if (!version) throw new Error(`Nothing of ${remote} is published in ${cli.store.place}.`);
  return { remote, version };
}

/** Cells are one line, because a release may have any text. */
function factsText(facts: ReleaseFacts): string {
  const { remote, version, origin, paths, modules, needs, files, bytes } = facts;
  const exposed = Object.entries(modules).map(([name, one]) => `${name} ${kilobytes(one.bytes.br)} KB`);
  const libraries = Object.entries(needs.libraries).map(([name, range]) => `${name} ${range}`);
  const rows = [
    ['visitors', visitorsText(facts)],
    ['signed', signersText(facts)],
    ['origin', origin ?? 'not known here'],
    ['paths', paths.join(' ') || 'none'],
    ['modules', exposed.join(', ') || 'none'],
    ['needs', [`contract ${needs.contract}`, ...libraries].join(', ')],
    ...Object.entries(needs.names).map(([module, names]) => ['', `${names.join(', ')} of ${module}`]),
    ['bytes', `browser ${bytesText(bytes.browser)}`],
    ['', `server ${kilobytes(bytes.server.identity)} KB`],
  ].map((row) => row.map(oneLine));
  const fileRows = [
    ['file', 'bytes', 'gzip', 'br'],
    ...Object.entries(files).map(([path, one]) => [path, ...[one.identity, one.gzip, one.br].map(String)]),
  ];
  return [`${remote} ${version}`, '', table(rows), '', table(fileRows)].join('\n');
}

function visitorsText({ traffic, isDefault, isQuarantined, rollout }: ReleaseFacts): string {
  const notes = [
    traffic === null ? 'none, it is not in the release map' : `${traffic} %`,
    isDefault && 'default',
    rollout && `rollout: ${rolloutText(rollout)}`,
    isQuarantined && 'in quarantine',
  ];
  return notes.filter(Boolean).join(', ');
}

function signersText({ signers }: ReleaseFacts): string {
  const named = signers.map(({ key, isTrusted }) => `${key}${isTrusted ? ', which is trusted' : ''}`);
  return named.length === 0 ? 'by nobody' : `with ${named.join('; ')}`;
}

function bytesText({ identity, gzip, br }: SentBytes): string {
  return `${kilobytes(identity)} KB, gzip ${kilobytes(gzip)}, br ${kilobytes(br)}`;
}

/** A line each: + for added, - for removed, ~ for changed. */
function differenceText({
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
  const same = from === to ? 'Both are the same release.' : 'Only the number differs.';
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
