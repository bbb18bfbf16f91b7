import { releaseMap } from 'releases/testing/release-map';
import { pickReleases } from 'releases/traffic/pick';
import { mapWithout, nothingAvoided } from './avoided';

const map = releaseMap({ lab: { '1.0.0+a': 50, '1.1.0+b': 50 }, reviews: { '2.0.0+c': 100 } });
const versions = (quarantined: string[], suspended: string[]) =>
  Object.fromEntries(
    Object.entries(pickReleases(mapWithout(map, { quarantined, suspended }), 'anybody')).map(
      ([remote, { metadata }]) => [remote, metadata.version],
    ),
  );

test('a suspended release has no visitors as long as its remote has another', () => {
  expect(versions([], ['lab@1.0.0+a'])).toEqual({ lab: '1.1.0+b', reviews: '2.0.0+c' });
  expect(versions([], ['lab@1.1.0+b'])).toEqual({ lab: '1.0.0+a', reviews: '2.0.0+c' });
  expect(versions([], ['reviews@2.0.0+c'])).toMatchObject({ reviews: '2.0.0+c' });
  expect(versions(['lab@1.0.0+a'], ['lab@1.1.0+b'])).toMatchObject({ lab: '1.1.0+b' });
});

test('one in quarantine has none at all', () => {
  expect(versions(['reviews@2.0.0+c', 'lab@1.1.0+b'], [])).toEqual({ lab: '1.0.0+a' });
});

test('a map without anything to avoid is the same', () => {
  expect(mapWithout(map, nothingAvoided)).toBe(map);
});
