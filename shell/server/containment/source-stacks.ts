import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import type { LogEvent } from 'log/log-event';
import { LRUCache } from 'lru-cache';
import { releaseId } from 'releases/traffic/pick';

/** Number and lifetime in milliseconds of cached source maps, and bytes of the largest map. */
const kept = { max: 8, ttl: 10 * 60_000 };
const maxMapSize = 8 * 1024 * 1024;
/** Most calls of a stack that are looked up. */
const maxCalls = 30;

const call = /\brelease:([^@\s]+)@([^/\s]+)\/[^\s():]+:(\d+):\d+/g;

/** Maps a stack's positions in builds of releases to their sources, as far as they are known. Never rejects. */
export type SourceStacks = (stack: string) => Promise<string>;

/** Maps stacks with the source maps beside a folder's releases. A map is read when first needed. */
export function sourceStacks(releasesFolder: string): SourceStacks {
  const maps = new LRUCache<string, Promise<SourceMap | null>>(kept);
  const mapOf = (remote: string, version: string) => {
    const id = releaseId(remote, version);
    const known = maps.get(id) ?? readMap(sourceMapFile(releasesFolder, remote, version));
    maps.set(id, known);
    return known;
  };
  return async (stack) => {
    const found = [...stack.matchAll(call)].slice(0, maxCalls);
    const places = new Map<string, string>();
    for (const [text, remote = '', version = '', line] of found) {
      // A release may forge the stack of what it throws.
      if (!isRemoteName(remote) || !isVersion(version)) continue;
      const place = placeIn(await mapOf(remote, version), Number(line) - 1);
      if (place) places.set(text, `release:${releaseId(remote, version)}/${place}`);
    }
    return stack.replace(call, (text) => places.get(text) ?? text);
  };
}

async function readMap(file: string): Promise<SourceMap | null> {
  try {
    if ((await stat(file)).size > maxMapSize) return null;
    return new SourceMap(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Older releases, and folders that came from elsewhere, may have no map.
    return null;
  }
}

/** @param line from 0; server builds are not minified, so a line belongs to one line of a source */
function placeIn(map: SourceMap | null, line: number): string | null {
  const entry = map?.findEntry(line, Number.MAX_SAFE_INTEGER);
  if (!entry || !('originalSource' in entry) || entry.generatedLine !== line) return null;
  return `${entry.originalSource.replace(/^webpack:\/\/\//, '')}:${entry.originalLine + 1}`;
}

/** A copy of a thrown value, with its stack mapped to the sources. */
export async function sourced<Thrown extends { readonly stack: string }>(
  thrown: Thrown,
  withSources: SourceStacks,
): Promise<Thrown> {
  return { ...thrown, stack: await withSources(thrown.stack) };
}

/** Makes a log transport that maps stacks to the sources. An event without anything to look up is written at once. */
export function eventsWithSources(
  withSources: SourceStacks,
  write: (event: LogEvent) => void,
): (event: LogEvent) => void {
  return (event) => {
    const { err } = event;
    if (typeof err?.stack !== 'string' || !err.stack.includes('release:')) return write(event);
    void sourced(err, withSources).then((found) => write({ ...event, err: found }));
  };
}
