import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { captureEvents } from 'log/testing/capture-events';
import type { QuarantinedRelease } from 'releases/quarantine/quarantine';
import type { Strike } from 'releases/quarantine/strike';
import { releaseMap } from 'releases/testing/release-map';
import type { VisitorInput } from '../../process/visitor-input';
import { countsOfStrike, createStrikes, type Strikes } from './strikes';

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };
const strikeAt = (at: string, reason = 'hung'): Strike => ({
  at,
  reason,
  phase: 'render',
  exposed: 'routes',
  address: '/shop',
  message: 'It stood still.',
  stack: '',
});

const key = () => Buffer.alloc(32);
const kinds = ['cookies', 'query', 'body'] as const;
const from = (kind: VisitorInput['kind'], network: string) => ({ kind, network });

const withAnother = releaseMap({ lab: { [lab.version]: 50, '1.4.1+0a1b2c3d4e5f': 50 } });
const alone = releaseMap({ lab: { [lab.version]: 100 } });

let quarantined: QuarantinedRelease[];
const changed = jest.fn();
let isLast: boolean;
let strikes: Strikes;
beforeEach(() => {
  quarantined = [];
  isLast = false;
  strikes = strikesWith(2);
});

function strikesWith(
  limit: number,
  map = () => (isLast ? alone : withAnother),
  names: readonly string[] = [],
): Strikes {
  const add = (release: QuarantinedRelease) => quarantined.push(release);
  return createStrikes({ key, limit, map, quarantine: { names: () => names, add }, changed });
}

test('a second strike quarantines a release, with both', () => {
  const both = [strikeAt('2026-11-22T10:00:00.000Z'), strikeAt('2026-11-22T10:09:59.000Z')];
  for (const one of both) strikes.add(lab, one, null);
  expect(quarantined).toEqual([{ ...lab, since: '2026-11-22T10:09:59.000Z', charges: both }]);
});

describe('of two shells', () => {
  let kept: [release: string, shell: string, strike: string][];
  let shells: Strikes[];
  beforeEach(() => {
    kept = [];
    const shared = {
      async addStrike(release: string, shell: string, strike: string) {
        const others = kept.filter(([of, by]) => of === release && by !== shell);
        kept.push([release, shell, strike]);
        return others.map(([, , text]) => text);
      },
      async forgetStrikes(release: string) {
        kept = kept.filter(([of]) => of !== release);
      },
    };
    const names = () => quarantined.map(({ remote, version }) => `${remote}@${version}`);
    const quarantine = { names, add: (release: QuarantinedRelease) => quarantined.push(release) };
    shells = [4, 4].map((limit) =>
      createStrikes({ key, limit, map: () => withAnother, quarantine, changed, shared }),
    );
  });
  const strike = async (nth: number, at: string, reason?: string, input: VisitorInput | null = null) => {
    shells[nth]?.add(lab, strikeAt(`2026-11-22T10:00:${at}.000Z`, reason), input);
    await nextTurn();
  };

  test('strikes that end workers add up, each once, and are forgotten with the quarantine', async () => {
    await strike(0, '00');
    for (const at of ['01', '02']) await strike(1, at);
    expect(quarantined).toEqual([]);
    await strike(1, '03');
    expect(quarantined).toMatchObject([{ ...lab, charges: { length: 4 } }]);
    expect(kept).toEqual([]);
  });

  test('no network is shared as it is, and one counts once in all shells', async () => {
    for (const [nth, at] of ['00', '01', '02', '03', '04'].entries())
      await strike(nth % 2, at, 'hung', from('query', '192.0.2.7'));
    expect(JSON.stringify(kept)).not.toContain('192.0.2');
    for (const nth of [8, 9]) await strike(0, `0${nth}`, 'hung', from('query', `192.0.2.${nth}`));
    expect(quarantined).toEqual([]);
    await strike(0, '10', 'hung', from('query', '192.0.2.10'));
    expect(quarantined).toHaveLength(1);
  });

  test('a strike that another build has written otherwise is logged, and the others count', async () => {
    const events = captureEvents();
    for (const at of ['00', '01', '02']) await strike(0, at);
    kept.unshift([`lab@${lab.version}`, 'a shell of another build', '{}']);
    await strike(1, '03');
    expect(quarantined).toHaveLength(1);
    expect(events).toMatchObject([{ level: 'error' }]);
  });

  test('timeouts count for their shell alone', async () => {
    for (const at of ['00', '02', '04']) await strike(0, at, 'late');
    await strike(1, '06');
    expect(quarantined).toEqual([]);
  });
});

test('strikes of two releases, or more than ten minutes apart, quarantine none', () => {
  strikes.add(lab, strikeAt('2026-11-22T10:00:00.000Z'), null);
  strikes.add({ ...lab, version: '1.4.1+0a1b2c3d4e5f' }, strikeAt('2026-11-22T10:00:01.000Z'), null);
  strikes.add(lab, strikeAt('2026-11-22T10:10:01.000Z'), null);
  expect(quarantined).toEqual([]);
});

test('a release in quarantine gets no more strikes', () => {
  strikes = strikesWith(2, undefined, ['lab@1.4.2+0a1b2c3d4e5f']);
  for (const second of [1, 2, 3]) strikes.add(lab, strikeAt(`2026-11-22T10:00:0${second}.000Z`), null);
  expect(quarantined).toEqual([]);
});

test('concurrent waits for one late release are one strike', () => {
  const late = (at: string) => strikes.add(lab, strikeAt(at, 'late'), null);
  for (const ms of ['000', '400', '999']) late(`2026-11-22T10:00:01.${ms}Z`);
  expect(quarantined).toEqual([]);
  late('2026-11-22T10:00:02.000Z');
  expect(quarantined).toHaveLength(1);
});

test("a remote's last release is quarantined for a minute after ten strikes for taking workers, and after no others", () => {
  isLast = true;
  for (let second = 10; second < 40; second += 1)
    for (const reason of ['late', 'threw', 'rejected', 'patched'])
      strikes.add(lab, strikeAt(`2026-11-22T10:00:${second}.000Z`, reason), null);
  for (let second = 10; second < 19; second += 1)
    strikes.add(lab, strikeAt(`2026-11-22T10:01:${second}.000Z`), null);
  expect(quarantined).toEqual([]);
  strikes.add(lab, strikeAt('2026-11-22T10:01:59.000Z'), null);
  expect(quarantined.map(({ charges }) => charges.length)).toEqual([10]);
  expect(quarantined.map(({ until }) => until)).toEqual(['2026-11-22T10:02:59.000Z']);
});

const version = '1.0.0+0a1b2c3d4e5f';
const map = releaseMap({
  lab: { [version]: 10, '1.1.0+0a1b2c3d4e5f': 90 },
  reviews: { [version]: 100 },
  archive: { [version]: 100, '1.1.0+0a1b2c3d4e5f': 0 },
});

test.each([
  ['another is live', 'lab', [], false],
  ['all others are in quarantine', 'lab', ['lab@1.1.0+0a1b2c3d4e5f'], true],
  ['no other is live', 'reviews', [], true],
  ['the other gets no visitors', 'archive', [], true],
  ['its remote is not in the map', 'menu', [], true],
])('a release is the last one or not: %s', (_, remote, names, last) => {
  strikes = strikesWith(1, () => map, names);
  strikes.add({ remote, version }, strikeAt('2026-11-22T10:00:00.000Z', 'late'), null);
  expect(quarantined).toHaveLength(last ? 0 : 1);
});

test('after a quarantine a release starts without strikes', () => {
  for (const second of [1, 2, 3]) strikes.add(lab, strikeAt(`2026-11-22T10:00:0${second}.000Z`), null);
  expect(quarantined).toHaveLength(1);
  strikes.add(lab, strikeAt('2026-11-22T10:00:04.000Z'), null);
  expect(quarantined).toHaveLength(2);
});

test('a strike that takes no worker causes no probation', () => {
  strikes.add(lab, strikeAt('2026-11-22T10:00:00.000Z', 'patched'), null);
  expect(strikes.onProbation()).toEqual([]);
});

test('probation lasts half a minute after a worker was taken, and calls `changed` at both ends', () => {
  jest.useFakeTimers();
  strikes.add(lab, strikeAt('2026-11-22T10:00:00.000Z'), null);
  expect(strikes.onProbation()).toEqual(['lab@1.4.2+0a1b2c3d4e5f']);
  jest.advanceTimersByTime(29_999);
  changed.mockClear();
  jest.advanceTimersByTime(1);
  expect(strikes.onProbation()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

describe("with visitors' input", () => {
  let second: number;
  beforeEach(() => {
    second = 0;
  });
  /** Milliseconds after ten. */
  const later = (ms: number) => new Date(Date.UTC(2026, 10, 22, 10) + ms).toISOString();
  /** Strikes that come a second apart; @returns whether each is the release's own doing */
  const strike = (...inputs: (VisitorInput | null)[]) =>
    inputs.map((input) => {
      second += 1;
      return strikes.add(lab, strikeAt(later(second * 1_000)), input);
    });

  test.each<[string, (VisitorInput | null)[]]>([
    ['queries of two networks', [from('query', 'a'), from('query', 'b')]],
    ['a query of one and cookies of another', [from('query', 'a'), from('cookies', 'b')]],
    ['one visitor’s cookies and a request with nothing', [from('cookies', 'a'), null]],
    ['forms of three networks', [from('body', 'a'), from('body', 'b'), from('body', 'c')]],
    [
      'forms of two networks and a query of another',
      [from('body', 'a'), from('body', 'b'), from('query', 'c')],
    ],
  ])('%s quarantine a release, and fewer do not', (_, inputs) => {
    strike(...inputs.slice(0, -1));
    expect(quarantined).toEqual([]);
    strike(...inputs.slice(-1));
    expect(quarantined.map(({ charges }) => charges.length)).toEqual([inputs.length]);
    expect(JSON.stringify(quarantined)).not.toContain('network');
  });

  test('one network never quarantines a release, whatever it sends, the limit, or other releases', () => {
    const requests = fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        reason: fc.constantFrom('hung', 'blocked', 'exited', 'crashed', 'late', 'threw', 'rejected'),
        after: fc.integer({ min: 0, max: 700_000 }),
        last: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 3 }), (sent, limit) => {
        quarantined = [];
        strikes = strikesWith(limit);
        let at = 0;
        const own = sent.map(({ kind, reason, after, last }) => {
          at += after;
          isLast = last;
          return strikes.add(lab, strikeAt(later(at), reason), from(kind, 'a'));
        });
        expect([quarantined, own.some(Boolean)]).toEqual([[], false]);
      }),
    );
  });

  test('requests without input count as usual, whatever others send', () => {
    const sent = fc.array(fc.record({ kind: fc.constantFrom(...kinds), network: fc.constant('a') }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(sent, sent, fc.integer({ min: 1, max: 3 }), (before, between, limit) => {
        quarantined = [];
        strikes = strikesWith(limit);
        strike(...before, null, ...between);
        strike(...Array.from({ length: limit - 1 }, () => null));
        expect(quarantined.length).toBeGreaterThan(0);
      }),
    );
  });

  test("a remote's last release is allowed ten networks with a query", () => {
    isLast = true;
    strike(...Array.from({ length: 9 }, (_, nth) => from('query', `${nth}`)), from('query', '8'));
    expect(quarantined).toEqual([]);
    strike(from('query', '9'));
    expect(quarantined).toHaveLength(1);
  });

  test('lateness for one sender does not hide lateness for all', () => {
    const late = (ms: number, input: VisitorInput | null) =>
      strikes.add(lab, strikeAt(later(ms), 'late'), input);
    late(0, from('query', 'a'));
    late(500, null);
    late(900, from('query', 'b'));
    expect(quarantined).toEqual([]);
    late(1_500, null);
    expect(quarantined).toHaveLength(1);
  });

  test('a release is at fault without input, or with the input of a second visitor', () => {
    expect(strike(from('query', 'a'), from('query', 'a'), from('body', 'a'))).toEqual([false, false, false]);
    expect(strike(from('query', 'b'))).toEqual([true]);
    expect(strike(from('body', 'c'), from('body', 'd'), null)).toEqual([false, false, true]);
  });

  test('a worker taken again by the same visitor puts the release on probation each time', () => {
    jest.useFakeTimers();
    strike(from('body', 'a'), from('body', 'a'));
    jest.advanceTimersByTime(29_999);
    strike(from('body', 'a'));
    jest.advanceTimersByTime(29_999);
    expect(strikes.onProbation()).toEqual(['lab@1.4.2+0a1b2c3d4e5f']);
    jest.useRealTimers();
  });
});

test.each([
  ['hung', { deaths: 1, documents: 1 }],
  ['exited', { deaths: 1, documents: 1 }],
  ['crashed', { deaths: 1, documents: 1 }],
  ['blocked', { deaths: 1 }],
  ['late', {}],
])('a strike for %s adds %j to the release', (reason, counts) => {
  expect(countsOfStrike({ reason })).toEqual(counts);
});
