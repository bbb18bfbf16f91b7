import fc from 'fast-check';
import type { Charge } from 'releases/quarantine/charge';
import type { QuarantinedRelease } from 'releases/quarantine/quarantine';
import { releaseMap } from 'releases/testing/release-map';
import type { VisitorInput } from '../../process/visitor-input';
import { type Charges, countsOfCharge, createCharges } from './charges';

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };
const charged = (at: string, reason = 'hung'): Charge => ({
  at,
  reason,
  phase: 'render',
  exposed: 'routes',
  address: '/shop',
  message: 'It stood still.',
  stack: '',
});

const kinds = ['cookies', 'query', 'body'] as const;
const from = (kind: VisitorInput['kind'], network: string) => ({ kind, network });

const withAnother = releaseMap({ lab: { [lab.version]: 50, '1.4.1+0a1b2c3d4e5f': 50 } });
const alone = releaseMap({ lab: { [lab.version]: 100 } });

let quarantined: QuarantinedRelease[];
const changed = jest.fn();
let isLast: boolean;
let charges: Charges;
beforeEach(() => {
  quarantined = [];
  isLast = false;
  charges = chargesWith(2);
});

function chargesWith(
  limit: number,
  map = () => (isLast ? alone : withAnother),
  names: readonly string[] = [],
): Charges {
  const add = (release: QuarantinedRelease) => quarantined.push(release);
  return createCharges({ limit, map, quarantine: { names: () => names, add }, changed });
}

test('a second charge brings a release into quarantine, with both', () => {
  const both = [charged('2026-11-22T10:00:00.000Z'), charged('2026-11-22T10:09:59.000Z')];
  for (const one of both) charges.charge(lab, one, null);
  expect(quarantined).toEqual([{ ...lab, since: '2026-11-22T10:09:59.000Z', charges: both }]);
});

test('charges of two releases, or with more than ten minutes between them, bring none', () => {
  charges.charge(lab, charged('2026-11-22T10:00:00.000Z'), null);
  charges.charge({ ...lab, version: '1.4.1+0a1b2c3d4e5f' }, charged('2026-11-22T10:00:01.000Z'), null);
  charges.charge(lab, charged('2026-11-22T10:10:01.000Z'), null);
  expect(quarantined).toEqual([]);
});

test('what is in quarantine is charged with nothing more', () => {
  charges = chargesWith(2, undefined, ['lab@1.4.2+0a1b2c3d4e5f']);
  for (const second of [1, 2, 3]) charges.charge(lab, charged(`2026-11-22T10:00:0${second}.000Z`), null);
  expect(quarantined).toEqual([]);
});

test('everybody who waits for what is late at one time is one charge', () => {
  const late = (at: string) => charges.charge(lab, charged(at, 'late'), null);
  for (const ms of ['000', '400', '999']) late(`2026-11-22T10:00:01.${ms}Z`);
  expect(quarantined).toEqual([]);
  late('2026-11-22T10:00:02.000Z');
  expect(quarantined).toHaveLength(1);
});

test('a remote’s last release is out for a minute after ten charges with what takes workers, and after no others', () => {
  isLast = true;
  for (let second = 10; second < 40; second += 1)
    for (const reason of ['late', 'threw', 'rejected', 'patched'])
      charges.charge(lab, charged(`2026-11-22T10:00:${second}.000Z`, reason), null);
  for (let second = 10; second < 19; second += 1)
    charges.charge(lab, charged(`2026-11-22T10:01:${second}.000Z`), null);
  expect(quarantined).toEqual([]);
  charges.charge(lab, charged('2026-11-22T10:01:59.000Z'), null);
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
])('where %s', (_, remote, names, last) => {
  charges = chargesWith(1, () => map, names);
  charges.charge({ remote, version }, charged('2026-11-22T10:00:00.000Z', 'late'), null);
  expect(quarantined).toHaveLength(last ? 0 : 1);
});

test('after a quarantine a release begins anew', () => {
  for (const second of [1, 2, 3]) charges.charge(lab, charged(`2026-11-22T10:00:0${second}.000Z`), null);
  expect(quarantined).toHaveLength(1);
  charges.charge(lab, charged('2026-11-22T10:00:04.000Z'), null);
  expect(quarantined).toHaveLength(2);
});

test('what takes no worker puts a release on no probation', () => {
  charges.charge(lab, charged('2026-11-22T10:00:00.000Z', 'patched'), null);
  expect(charges.onProbation()).toEqual([]);
});

test('for half a minute after it took a worker a release is on probation, which is said when it begins and ends', () => {
  jest.useFakeTimers();
  charges.charge(lab, charged('2026-11-22T10:00:00.000Z'), null);
  expect(charges.onProbation()).toEqual(['lab@1.4.2+0a1b2c3d4e5f']);
  jest.advanceTimersByTime(29_999);
  changed.mockClear();
  jest.advanceTimersByTime(1);
  expect(charges.onProbation()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

describe('with what visitors have sent', () => {
  let second: number;
  beforeEach(() => {
    second = 0;
  });
  /** Milliseconds after ten. */
  const later = (ms: number) => new Date(Date.UTC(2026, 10, 22, 10) + ms).toISOString();
  /** Charges that come a second apart; @returns whether each is the release's own doing */
  const charge = (...inputs: (VisitorInput | null)[]) =>
    inputs.map((input) => {
      second += 1;
      return charges.charge(lab, charged(later(second * 1_000)), input);
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
  ])('%s bring a release into quarantine, and no less does', (_, inputs) => {
    charge(...inputs.slice(0, -1));
    expect(quarantined).toEqual([]);
    charge(...inputs.slice(-1));
    expect(quarantined.map(({ charges }) => charges.length)).toEqual([inputs.length]);
    expect(JSON.stringify(quarantined)).not.toContain('network');
  });

  test('whatever one network sends, however often, whatever the limit, and whether there is another release, brings none', () => {
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
        charges = chargesWith(limit);
        let at = 0;
        const own = sent.map(({ kind, reason, after, last }) => {
          at += after;
          isLast = last;
          return charges.charge(lab, charged(later(at), reason), from(kind, 'a'));
        });
        expect([quarantined, own.some(Boolean)]).toEqual([[], false]);
      }),
    );
  });

  test('requests with nothing do as ever, whatever others send meanwhile', () => {
    const sent = fc.array(fc.record({ kind: fc.constantFrom(...kinds), network: fc.constant('a') }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(sent, sent, fc.integer({ min: 1, max: 3 }), (before, between, limit) => {
        quarantined = [];
        charges = chargesWith(limit);
        charge(...before, null, ...between);
        charge(...Array.from({ length: limit - 1 }, () => null));
        expect(quarantined.length).toBeGreaterThan(0);
      }),
    );
  });

  test('a remote’s last release is borne with for ten networks with a query', () => {
    isLast = true;
    charge(...Array.from({ length: 9 }, (_, nth) => from('query', `${nth}`)), from('query', '8'));
    expect(quarantined).toEqual([]);
    charge(from('query', '9'));
    expect(quarantined).toHaveLength(1);
  });

  test('what is late for one who sends hides nothing that is late for all', () => {
    const late = (ms: number, input: VisitorInput | null) =>
      charges.charge(lab, charged(later(ms), 'late'), input);
    late(0, from('query', 'a'));
    late(500, null);
    late(900, from('query', 'b'));
    expect(quarantined).toEqual([]);
    late(1_500, null);
    expect(quarantined).toHaveLength(1);
  });

  test('the release has done by itself what comes with nothing, or with what another visitor sent as well', () => {
    expect(charge(from('query', 'a'), from('query', 'a'), from('body', 'a'))).toEqual([false, false, false]);
    expect(charge(from('query', 'b'))).toEqual([true]);
    expect(charge(from('body', 'c'), from('body', 'd'), null)).toEqual([false, false, true]);
  });

  test('a worker that one visitor has ended over and over puts the release on probation each time', () => {
    jest.useFakeTimers();
    charge(from('body', 'a'), from('body', 'a'));
    jest.advanceTimersByTime(29_999);
    charge(from('body', 'a'));
    jest.advanceTimersByTime(29_999);
    expect(charges.onProbation()).toEqual(['lab@1.4.2+0a1b2c3d4e5f']);
    jest.useRealTimers();
  });
});

test.each([
  ['hung', { deaths: 1, documents: 1 }],
  ['exited', { deaths: 1, documents: 1 }],
  ['crashed', { deaths: 1, documents: 1 }],
  ['blocked', { deaths: 1 }],
  ['late', {}],
])('a release that is charged with %s has %j more', (reason, counts) => {
  expect(countsOfCharge({ reason })).toEqual(counts);
});
