import type { Candidate } from 'releases/gate/candidate';
import { parseReleaseMap, serializeReleaseMap } from 'releases/release-map/parse-release-map';
import { releaseMap } from 'releases/testing/release-map';
import { liveMap, privateMap } from './private-map';

const [old, next, newest] = ['1.0.0+0a1b2c3d4e5f', '1.0.1+0a1b2c3d4e5f', '1.0.2+0a1b2c3d4e5f'] as const;
const map = releaseMap({
  lab: { [old]: 70, [next]: 30 },
  archive: { [old]: 40, [next]: 60 },
  off: { [old]: 0 },
});
const [entry] = releaseMap({ lab: { [newest]: 0 } }).microFrontends.lab;
const [replaced] = map.microFrontends.lab;

const sharesOf = (candidate: Partial<Candidate>, mapOf = privateMap) => {
  const made = mapOf({ map, remote: 'lab', entry, ...candidate } as Candidate);
  // A shell reads it.
  parseReleaseMap(serializeReleaseMap(made));
  return Object.fromEntries(
    Object.entries(made.microFrontends).map(([remote, releases]) => [
      remote,
      releases.map(({ metadata, deployment }) => `${metadata.version.slice(0, 5)} ${deployment.traffic}`),
    ]),
  );
};

test('a release has all visitors, what it would replace stands in for it, and each other live remote has one release', () => {
  expect(sharesOf({ replaced: replaced ?? null })).toEqual({
    lab: ['1.0.0 0', '1.0.2 100'],
    archive: ['1.0.0 100'],
  });
});

test('the first release of a remote is alone', () => {
  expect(sharesOf({ replaced: null }).lab).toEqual(['1.0.2 100']);
});

test('what harmed the live shop is not in this one, and the release itself is, whatever it did', () => {
  const quarantined = { lab: [{ version: newest }], archive: [{ version: old }] };
  const shares = sharesOf({ map: { ...map, quarantined }, replaced: null });
  expect(shares).toMatchObject({ lab: ['1.0.2 100'], archive: ['1.0.1 100'] });
});

test('without the release there is what it would replace, and nothing of its remote where that is off or it is the first', () => {
  expect(sharesOf({ replaced: replaced ?? null }, liveMap)).toEqual({
    lab: ['1.0.0 100'],
    archive: ['1.0.0 100'],
  });
  expect(sharesOf({ replaced: null }, liveMap)).toEqual({ archive: ['1.0.0 100'] });
  const off = { remote: 'off', replaced: map.microFrontends.off[0] ?? null };
  expect(sharesOf(off, liveMap)).toEqual({ lab: ['1.0.0 100'], archive: ['1.0.0 100'] });
});
