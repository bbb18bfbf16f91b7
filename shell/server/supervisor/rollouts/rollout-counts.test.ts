import { captureEvents } from 'log/testing/capture-events';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { addCounts, noCounts, type SampleWindow } from 'releases/rollout/counts';
import { addSampleWindows, noEvidence } from 'releases/rollout/evidence';
import { releaseMap } from 'releases/testing/release-map';
import { cellCount } from 'releases/traffic/bucket';
import { positionOf } from 'releases/traffic/pick';
import { rolloutTo } from '../testing/rollout-to';
import { createRolloutCounts, createRolloutEvidence } from './rollout-counts';

const old = { remote: 'lab', version: '1.0.0' };
const next = { remote: 'lab', version: '1.1.0' };
const other = { remote: 'reviews', version: '1.0.0' };

const live = releaseMap({ lab: { '1.0.0': 50, '1.1.0': 50 }, reviews: { '1.0.0': 100 } });
const rollout = rolloutTo('1.1.0', 50, 100);
const rolledOut: ReleaseMap = { ...live, rollouts: { lab: rollout } };

let map: ReleaseMap;
let clock: number;
let flushed: (readonly [string, SampleWindow])[];
let addSampleWindow: (rollout: string, sample: SampleWindow) => Promise<void>;
const start = () => createRolloutCounts({ addSampleWindow }, () => map);
beforeEach(() => {
  map = rolledOut;
  clock = 0;
  flushed = [];
  addSampleWindow = async (...one) => void flushed.push(one);
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

/** The flushed counts of both releases. */
async function sumOf(counts: ReturnType<typeof start>) {
  clock += 60_000;
  await counts.flush();
  const all = (release: 'canary' | 'baseline') =>
    flushed.map(([, sample]) => sample[release]).reduce(addCounts, noCounts);
  return { canary: all('canary'), baseline: all('baseline') };
}

/** So many visitors who have a release by the map. */
function visitors({ version }: typeof next, number: number, address?: string) {
  const isCanary = version === rollout.version;
  const all = [];
  for (let nth = 0; all.length < number; nth += 1) {
    const cell = String(nth % cellCount).padStart(2, '0');
    const bucket = `00000000-0000-4000-8000-${cell}${String(nth).padStart(10, '0')}`;
    if (positionOf('lab', '1.1.0', bucket) >= 5_000 === isCanary)
      all.push({ bucket, ...(address && { address }) });
  }
  return all;
}

const failed = { documents: 1, failures: 1, fallbacks: 1 };
const [ann, ben] = visitors(next, 2);
const [cem] = visitors(old, 1);

test("four requests of one visitor for a failed page count once, and another visitor's too", async () => {
  const counts = start();
  for (let nth = 0; nth < 4; nth += 1) counts.add(next, failed, ann);
  counts.add(next, { documents: 1 }, ben);
  counts.add(old, { documents: 1 }, cem);
  expect(await sumOf(counts)).toMatchObject({
    canary: { documents: 2, failures: 1, fallbacks: 1 },
    baseline: { documents: 1, failures: 0 },
  });
});

test('a replacement release is not counted for a visitor of another one', async () => {
  const counts = start();
  counts.add(old, failed, cem);
  counts.add(next, failed, cem);
  counts.add(next, failed, ann);
  counts.add(old, { documents: 1 }, ann);
  const once = { documents: 1, failures: 1 };
  expect(await sumOf(counts)).toMatchObject({ canary: once, baseline: once });
});

test('one network counts one fault of each kind that its input provoked, whatever its buckets, and pages as usual', async () => {
  const counts = start();
  for (const visitor of visitors(next, 30, '203.0.113.1')) {
    counts.add(next, { views: 1, brokenViews: 1 }, visitor);
    counts.add(next, failed, { ...visitor, hasInput: true });
  }
  for (const visitor of visitors(old, 30, '203.0.113.1'))
    counts.add(old, { views: 1, brokenViews: 1 }, visitor);
  const first = await sumOf(counts);
  expect(first.canary).toMatchObject({ views: 30, brokenViews: 1, documents: 30, failures: 1, fallbacks: 1 });
  expect(first.baseline).toMatchObject({ views: 30, brokenViews: 0 });
});

test('one network counts one slow document without input, as it may have overloaded the shop, and all that fail', async () => {
  const counts = start();
  for (const visitor of visitors(next, 30, '203.0.113.1'))
    counts.add(next, { documents: 1, slow: 1, failures: 1 }, visitor);
  map = { ...rolledOut, rollouts: { lab: { ...rollout, step: 1 } } };
  for (const visitor of visitors(next, 30, '203.0.113.1'))
    counts.add(next, { documents: 1, slow: 1 }, visitor);
  for (const visitor of visitors(next, 31, '203.0.113.2').slice(30))
    counts.add(next, { documents: 1, slow: 1 }, visitor);
  for (const visitor of visitors(old, 30)) counts.add(old, { documents: 1, slow: 1 }, visitor);
  expect(await sumOf(counts)).toMatchObject({
    canary: { documents: 61, slow: 2, failures: 30 },
    baseline: { documents: 30, slow: 30 },
  });
});

test('an IPv6 /48 is one network, and another one counts separately', async () => {
  const counts = start();
  visitors(next, 30).forEach((visitor, nth) => {
    counts.add(next, { views: 1, brokenViews: 1 }, { ...visitor, address: `2001:db8:1:${nth}::1` });
  });
  const elsewhere = { bucket: ann?.bucket ?? '', address: '2001:db8:2::1' };
  counts.add(next, { views: 1, brokenViews: 1 }, elsewhere);
  // Of ann a broken page was counted already.
  expect((await sumOf(counts)).canary).toMatchObject({ views: 30, brokenViews: 1 });
  map = { ...rolledOut, rollouts: { lab: { ...rollout, step: 1 } } };
  counts.add(next, { views: 1, brokenViews: 1 }, elsewhere);
  expect((await sumOf(counts)).canary).toMatchObject({ views: 31, brokenViews: 2 });
});

test('a form counts as a document, and a taken worker as a failure', async () => {
  const counts = start();
  counts.add(next, { posts: 1, failedPosts: 1 }, ann);
  counts.add(next, { documents: 1, deaths: 1 });
  const forms = { forms: 1, failedForms: 1 };
  expect((await sumOf(counts)).canary).toMatchObject({ documents: 2, failures: 2, ...forms });
});

test("one network's page reports count sixty per release and step", async () => {
  const counts = start();
  for (const release of [old, next])
    for (const visitor of visitors(release, 100, '203.0.113.1')) counts.add(release, { views: 1 }, visitor);
  expect(await sumOf(counts)).toMatchObject({ canary: { views: 60 }, baseline: { views: 60 } });
});

test('a document or form without its files counts only as unfetched', async () => {
  const counts = start();
  counts.add(next, { documents: 1, fallbacks: 1, slow: 1, unfetched: 1 }, ann);
  counts.add(next, { posts: 1, failedPosts: 1, unfetched: 1 }, ben);
  expect((await sumOf(counts)).canary).toEqual({ ...noCounts, unfetched: 2 });
});

test('each step counts its visitors anew, earlier visits do not hide them, and other remotes count nothing', async () => {
  map = live;
  const counts = start();
  counts.add(old, failed, cem);
  map = rolledOut;
  counts.add(old, failed, cem);
  counts.add(other, failed, cem);
  map = { ...rolledOut, rollouts: { lab: { ...rollout, step: 1 } } };
  counts.add(old, failed, cem);
  await sumOf(counts);
  expect(flushed.map(([id, { step, baseline }]) => [id, step, baseline.failures])).toEqual([
    ['a', 0, 1],
    ['a', 1, 1],
  ]);
});

test('flushes counts after a sixtieth of a step, and again only when there are more', async () => {
  const counts = start();
  counts.add(next, { documents: 1 }, ann);
  clock = 999;
  await counts.flush();
  expect(flushed).toEqual([]);
  clock = 1_000;
  await counts.flush();
  clock = 9_000;
  await counts.flush();
  expect(flushed).toHaveLength(1);
});

test('retries a failed flush', async () => {
  const events = captureEvents();
  const take = addSampleWindow;
  addSampleWindow = () => Promise.reject(new Error('The disk is full.'));
  const counts = createRolloutCounts({ addSampleWindow: (...one) => addSampleWindow(...one) }, () => map);
  counts.add(next, failed, ann);
  expect((await sumOf(counts)).canary).toMatchObject({ failures: 0 });
  expect(events.at(-1)?.err?.message).toBe('The disk is full.');
  addSampleWindow = take;
  counts.add(next, failed, ben);
  expect((await sumOf(counts)).canary).toMatchObject({ documents: 2, failures: 2 });
});

test('while the store is down each sample window has one flush at a time', async () => {
  captureEvents();
  map = { ...rolledOut, rollouts: { lab: rollout, reviews: { ...rollout, id: 'b' } } };
  let asked = 0;
  addSampleWindow = async () => {
    asked += 1;
    clock += 2_000;
    if (asked <= 20) throw new Error('The database does not answer.');
  };
  const counts = start();
  counts.add(next, { documents: 1 }, ann);
  counts.add({ remote: 'reviews', version: '1.0.0' }, { documents: 1 });
  clock = 2_000;
  await counts.flush();
  expect(asked).toBe(2);
});

const sample = (documents: number): SampleWindow => ({
  step: 0,
  canary: { ...noCounts, documents },
  baseline: { ...noCounts, documents: 9 * documents },
});

test('reads each sample window of a rollout once, for all callers', async () => {
  const flushed = [sample(7), null, sample(8)];
  const read: number[] = [];
  const sampleWindows = async (_: string, after: number) => {
    read.push(after);
    return flushed.slice(after);
  };
  const evidenceOf = createRolloutEvidence({ sampleWindows });
  await Promise.all([evidenceOf('a'), evidenceOf('a')]);
  flushed.push(sample(9));
  expect(await evidenceOf('a')).toEqual(addSampleWindows(noEvidence, flushed));
  await evidenceOf('a');
  expect(read).toEqual([0, 0, 3, 4]);
});
