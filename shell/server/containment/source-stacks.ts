import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import type { LogEvent } from 'log/log-event';
import { LRUCache } from 'lru-cache';
import { releaseId } from 'releases/traffic/pick';

/** Maps that are kept, for how many milliseconds, and bytes of the largest that is read. */
const kept = { max: 8, ttl: 10 * 60_000 };
const maxMapSize = 8 * 1024 * 1024;
/** Calls of a stack that are looked up. */
const maxCalls = 30;

const call = /\brelease:([^@\s]+)@([^/\s]+)\/[^\s():]+:(\d+):\d+/g;

/** Gives a stack with the places in the sources instead of those in releases' builds, as far as they are known; never rejects. */
export type SourceStacks = (stack: string) => Promise<string>;

/** Looks places up in the source maps that lie beside the releases of a folder, when they are first asked for. */
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
      // What a release throws has the stack that it wants.
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
    // Of a release from before there were any, or whose folder came from elsewhere.
    return null;
  }
}

/** @param line from 0; a line of a server build, which is not minified, is one of a source */
function placeIn(map: SourceMap | null, line: number): string | null {
  const entry = map?.findEntry(line, Number.MAX_SAFE_INTEGER);
  if (!entry || !('originalSource' in entry) || entry.generatedLine !== line) return null;
  return `${entry.originalSource.replace(/^webpack:\/\/\//, '')}:${entry.originalLine + 1}`;
}

/** What has a stack, with that of the sources. */
export async function sourced<Thrown extends { readonly stack: string }>(
  thrown: Thrown,
  withSources: SourceStacks,
): Promise<Thrown> {
  return { ...thrown, stack: await withSources(thrown.stack) };
}

/** Makes a log transport that writes events with stacks of the sources: at once where there is nothing to look up, or else after that. */
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
