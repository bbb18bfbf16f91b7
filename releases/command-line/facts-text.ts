import { kilobytes } from '../published/kilobytes';
import type { ReleaseFacts } from '../published/release-facts';
import type { SentBytes } from '../published/sent-bytes';
import { rolloutText } from '../rollout/rollout';
import { oneLine, table } from './terminal-text';

/** All that is known of a release, for the terminal: what it says of itself may be anything. */
export function factsText(facts: ReleaseFacts): string {
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
