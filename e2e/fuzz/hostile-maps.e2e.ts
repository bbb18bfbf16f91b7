import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseReleaseMap } from 'releases/release-map/parse-release-map';
import { eventsIn } from '../support/events-in';
import { expect, releasesFolder, test } from '../support/storefront-test';
import { hostileText } from './hostile-text';

const file = join(releasesFolder, 'release-map.json');

/** The live map with one part of it replaced by something else, or anything at all. */
function hostileMaps(live: unknown): fc.Arbitrary<string> {
  const paths = pathsOf(live);
  const changed = fc
    .tuple(fc.constantFrom(...paths), fc.oneof(hostileText, fc.anything({ maxDepth: 2 })))
    .map(([path, value]) => JSON.stringify(replaced(live, path, value), bigIntAsText) ?? '');
  const cut = fc.nat(JSON.stringify(live).length).map((length) => JSON.stringify(live).slice(0, length));
  const anything = fc.oneof(hostileText, fc.json());
  return fc.oneof({ weight: 6, arbitrary: changed }, cut, anything);
}

test('1,200 hostile release maps are read, or refused in one sentence', async () => {
  const live: unknown = JSON.parse(await readFile(file, 'utf8'));
  const reasons = fc.sample(hostileMaps(live), { seed: 20_261_122, numRuns: 1_200 }).flatMap((text) => {
    try {
      parseReleaseMap(text);
      return [];
    } catch (error) {
      return [error instanceof Error && error.constructor === Error ? error.message : `threw ${error}`];
    }
  });
  expect(reasons.length).toBeGreaterThan(200);
  expect(reasons.filter((reason) => !/^The release map [^\n]{1,400}\.$/.test(reason))).toEqual([]);
});

/** Replaces the map by a text atomically: half a text would be reported as wrong, too. */
async function put(text: string): Promise<void> {
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
}

test('the last good map stays in force beside wrong ones', async ({ request, log, ended }) => {
  const live = await readFile(file, 'utf8');
  const refusals = () => eventsIn(log).filter(({ level, msg }) => level === 'error' && msg === 'release map');
  try {
    for (const text of [
      '{',
      '[]',
      '{"microFrontends":[]}',
      '{"microFrontends":{"cart":{}}}',
      '{"microFrontends":"all"}',
    ]) {
      const before = refusals().length;
      await put(text);
      // Each reason is reported once.
      await expect.poll(() => refusals().length, { message: text }).toBe(before + 1);
      // This page calls no backend, which may be late on a busy machine.
      const answer = await request.get('/shop/shopping-cart');
      expect([text, answer.status()]).toEqual([text, 200]);
      expect(await answer.text()).toContain('data-boundary="cart"');
    }
  } finally {
    await put(live);
  }
  expect(ended()).toEqual([]);
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as Record<string, unknown>) };
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

function bigIntAsText(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
