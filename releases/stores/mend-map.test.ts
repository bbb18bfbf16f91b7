import { serializeReleaseMap } from '../release-map/parse-release-map';
import { nothingLive } from '../release-map/release-map';
import { releaseMap } from '../testing/release-map';
import { mendMap } from './mend-map';

const map = releaseMap({ lab: { '1.0.0+0123456789ab': 100 }, reviews: { '1.0.0+0123456789ab': 100 } });
const { lab, reviews } = map.microFrontends;
const broken = (lab: unknown) => JSON.stringify({ ...map, microFrontends: { lab, reviews } });

test('a broken remote has its last good releases, and the paths of now', () => {
  const last = new Map([['lab', { releases: lab, paths: ['/old'], keys: [] }]]);
  expect(mendMap(broken('none'), last)).toEqual({
    map,
    broken: [
      'The part of lab is left out, its last good one stays: The release map is wrong at microFrontends.lab: Invalid type: Expected Array but received "none".',
    ],
  });
});

test('a remote that was never good has its paths', () => {
  expect(mendMap(broken([{}]), new Map())?.map).toEqual({
    ...nothingLive,
    microFrontends: { reviews },
    paths: map.paths,
  });
});

test.each<[string, string]>([
  ['is no JSON', 'half of'],
  ['has no remotes', '{"microFrontends": []}'],
  ['is sound', serializeReleaseMap(map)],
  ['breaks a rule between remotes', JSON.stringify({ ...map, paths: { lab: ['/lab'], reviews: ['/lab'] } })],
  ['is broken in what operators decide', JSON.stringify({ ...map, paths: { ...map.paths, lab: 'none' } })],
])('a map that %s is not mended', (_, text) => {
  expect(mendMap(text, new Map())).toBeNull();
});
