import { hash } from 'node:crypto';
import type { Release } from './release';

/** The parts of a release that determine its version, besides its files. */
export type ReleaseContent = Pick<Release, 'remote' | 'paths' | 'needs' | 'server' | 'browser'>;

/** Hash of a release's content, 12 hex digits. `files` are the unstamped texts of both builds by path. */
export function contentHash(
  { remote, paths, needs, server, browser }: ReleaseContent,
  files: Readonly<Record<string, string>>,
): string {
  const exposes = sorted(browser.exposes).map(([name, { scripts, styles }]) => [name, scripts, styles]);
  const content = [
    ...[remote, paths, needs.contract, sorted(needs.names), sorted(needs.libraries)],
    ...[server.file, browser.entry, exposes, sorted(files)],
  ];
  return hash('sha256', JSON.stringify(content)).slice(0, 12);
}

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}
