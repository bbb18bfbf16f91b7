import { hash } from 'node:crypto';
import { releaseMap } from '../testing/release-map';
import { cellCount, cellOf } from './bucket';
import { pickedIds, pickReleases, positionOf, releaseId, releasesByCell, standInRelease } from './pick';

// Fixed, and as evenly spread as random ones.
const visitors = Array.from(
  { length: 8_000 },
  (_, number) => `00000000-0000-4000-8000-${hash('sha256', `${number}`).slice(0, 12)}`,
);
const versionsFor = (shares: Record<string, number>, among = visitors) => {
  const map = releaseMap({ cart: shares });
  return among.map((visitor) => pickReleases(map, visitor).cart?.metadata.version);
};
const visitorsOf = (version: string, shares: Record<string, number>) => {
  const versions = versionsFor(shares);
  return visitors.filter((_, index) => versions[index] === version);
};

test('a visitor gets one live release of each remote', () => {
  const map = releaseMap({ catalogue: { '2.0.0+0123456789ab': 100 }, cart: { '1.0.3+0123456789ab': 100 } });
  expect(pickReleases(map, 'somebody')).toEqual({
    catalogue: map.microFrontends.catalogue[0],
    cart: map.microFrontends.cart[0],
  });
});

test('the remotes keep the order of the map', () => {
  const map = releaseMap({
    reviews: { '1.0.0+0123456789ab': 100 },
    lab: { '1.0.0+0123456789ab': 100 },
    archive: { '1.0.0+0123456789ab': 100 },
  });
  expect(Object.keys(pickReleases(map, 'somebody'))).toEqual(['reviews', 'lab', 'archive']);
});

test('a remote without traffic is switched off', () => {
  expect(
    pickReleases(releaseMap({ cart: { '1.0.3+0123456789ab': 0, '1.0.4+0123456789ab': 0 } }), 'somebody'),
  ).toEqual({});
});

test.each([0.5, 1, 10, 50, 90])('%d percent of the visitors is that share of them', (percent) => {
  const got = visitorsOf('1.0.4+0123456789ab', {
    '1.0.3+0123456789ab': 100 - percent,
    '1.0.4+0123456789ab': percent,
  }).length;
  const expected = (visitors.length * percent) / 100;
  // Four standard deviations of a fair draw: a wrong share shows, the fixed visitors pass.
  expect(Math.abs(got - expected)).toBeLessThan(4 * Math.sqrt(expected * (1 - percent / 100)));
});

test('a share ends before its position, to the hundredth of a percent', () => {
  const visitor = visitors.find((candidate) => positionOf('cart', '1.0.4+0123456789ab', candidate) > 0) ?? '';
  const position = positionOf('cart', '1.0.4+0123456789ab', visitor);
  const split = (hundredths: number) => ({
    '1.0.3+0123456789ab': hundredths / 100,
    '1.0.4+0123456789ab': (10_000 - hundredths) / 100,
  });
  expect(versionsFor(split(position), [visitor])).toEqual(['1.0.4+0123456789ab']);
  expect(versionsFor(split(position + 1), [visitor])).toEqual(['1.0.3+0123456789ab']);
});

test('positions reach from 0 to 9999', () => {
  const positions = visitors.map((visitor) => positionOf('cart', '1.0.4+0123456789ab', visitor));
  const [lowest, highest] = [Math.min(...positions), Math.max(...positions)];
  expect([lowest >= 0, lowest < 10, highest > 9990, highest < 10_000]).toEqual([true, true, true, true]);
});

test.each([
  [
    { '1.0.3+0123456789ab': 90, '1.0.4+0123456789ab': 10 },
    { '1.0.3+0123456789ab': 50, '1.0.4+0123456789ab': 50 },
  ],
  [
    { '1.0.3+0123456789ab': 45, '1.0.4+0123456789ab': 10, '1.0.5+0123456789ab': 45 },
    { '1.0.3+0123456789ab': 40, '1.0.4+0123456789ab': 25, '1.0.5+0123456789ab': 35 },
  ],
])('a raised share keeps the visitors it had', (before, after) => {
  const kept = new Set(visitorsOf('1.0.4+0123456789ab', after));
  expect(visitorsOf('1.0.4+0123456789ab', before).filter((visitor) => !kept.has(visitor))).toEqual([]);
});

test.each([
  ['the remotes', 'quote', '1.0.4+0123456789ab'],
  ['the releases of one remote', 'cart', '1.0.5+0123456789ab'],
])('the first half of the visitors differs between %s', (_, remote, newest) => {
  const both = visitors.filter(
    (visitor) =>
      positionOf('cart', '1.0.4+0123456789ab', visitor) < 5000 && positionOf(remote, newest, visitor) < 5000,
  );
  // A quarter of the cells, or four standard deviations of that more or less.
  expect(Math.abs(both.length / visitors.length - 0.25)).toBeLessThan(0.1);
});

test('one percent is one cell, whose visitors get the same releases', () => {
  const shares = { '1.0.3+0123456789ab': 99, '1.0.4+0123456789ab': 1 };
  const cells = new Set(visitorsOf('1.0.4+0123456789ab', shares).map(cellOf));
  expect(cells.size).toBe(1);
  const byCell = releasesByCell(releaseMap({ cart: shares }), new Set());
  expect(byCell).toHaveLength(cellCount);
  for (const visitor of visitors)
    expect(byCell[cellOf(visitor)]).toBe(pickedIds(pickReleases(releaseMap({ cart: shares }), visitor)));
});

test('visitors of a cell in which a share ends get different releases', () => {
  const map = releaseMap({ cart: { '1.0.3+0123456789ab': 98.5, '1.0.4+0123456789ab': 1.5 } });
  expect(releasesByCell(map, new Set()).filter((ids) => ids === null)).toHaveLength(1);
});

test('a release in quarantine does not hide another one in the middle of a cell', () => {
  const [standing, small, last] = ['1.0.3+0123456789ab', '1.0.4+0123456789ab', '1.0.5+0123456789ab'] as const;
  const map = releaseMap({ cart: { [standing]: 99.3, [small]: 0.3, [last]: 0.4 } });
  const byCell = releasesByCell(map, new Set([releaseId('cart', last)]));
  expect(byCell.filter((ids) => ids === null)).toHaveLength(1);
  expect(new Set(byCell)).toEqual(new Set([`cart@${standing}`, null]));
});

describe('with an excluded release', () => {
  const [first, second, third] = ['1.0.3+0123456789ab', '1.0.4+0123456789ab', '1.0.5+0123456789ab'] as const;
  const shares = { [first]: 20, [second]: 50, [third]: 30 };
  const excluding = (...versions: string[]) => {
    const excluded = new Set(versions.map((version) => releaseId('cart', version)));
    const map = releaseMap({ cart: shares });
    const pick = (visitor: string) => pickReleases(map, visitor, excluded).cart?.metadata.version;
    /** The releases that the visitors of a release get now. */
    return (version: string) => new Set(visitorsOf(version, shares).map(pick));
  };

  test('gives its visitors the default, and the others theirs', () => {
    expect(excluding(third)(third)).toEqual(new Set([first]));
    expect(excluding(third)(second)).toEqual(new Set([second]));
  });

  test('gives them the release with most traffic if the default is excluded too', () => {
    expect(excluding(first)(first)).toEqual(new Set([second]));
    expect(excluding(third, first)(third)).toEqual(new Set([second]));
  });

  test('another release stands in for it', () => {
    const map = releaseMap({ cart: shares });
    const standing = (...versions: string[]) =>
      standInRelease(map, 'cart', new Set(versions.map((version) => releaseId('cart', version))))?.metadata
        .version;
    expect([standing(), standing(first), standing(first, second, third)]).toEqual([first, second, undefined]);
    expect(standInRelease(map, 'lab')).toBeUndefined();
  });

  test('gives nothing if no release is left', () => {
    expect(excluding(first, second, third)(second)).toEqual(new Set([undefined]));
  });

  test('does not affect other remotes', () => {
    const map = releaseMap({ cart: shares, lab: { [first]: 100 } });
    const excluded = new Set([releaseId('lab', first)]);
    expect(pickReleases(map, 'somebody', excluded)).toEqual({ cart: pickReleases(map, 'somebody').cart });
  });

  test('uses a last resort only if nothing else is left', () => {
    const map = releaseMap({ cart: shares });
    const lastResort = new Set([releaseId('cart', third)]);
    const picked = (excluded: ReadonlySet<string>) =>
      new Set(
        visitorsOf(third, shares).map(
          (visitor) => pickReleases(map, visitor, excluded, lastResort).cart?.metadata.version,
        ),
      );
    expect(picked(new Set())).toEqual(new Set([first]));
    expect(picked(new Set([first, second].map((version) => releaseId('cart', version))))).toEqual(
      new Set([third]),
    );
  });

  test('never gives a release without visitors', () => {
    const map = releaseMap({ cart: { [first]: 100, [second]: 0 } });
    expect(pickReleases(map, 'somebody', new Set([releaseId('cart', first)]))).toEqual({});
  });

  test('gives the default even if it has no traffic', () => {
    const map = releaseMap({ cart: { [first]: 0, [second]: 100 } });
    const { cart } = pickReleases(map, 'somebody', new Set([releaseId('cart', second)]));
    expect(cart?.metadata.version).toBe(first);
  });
});
