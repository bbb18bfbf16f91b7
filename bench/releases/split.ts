import { randomUUID } from 'node:crypto';
import { nothingLive, type ReleaseMap } from 'releases/release-map/release-map';
import { pickReleases } from 'releases/traffic/pick';

const visitors = 100_000;

const old = '1.0.3+0123456789ab';

/** How many of 100,000 new visitors get a release, and how many standard deviations of a fair draw that is off. */
export interface Split {
  readonly percent: number;
  readonly got: number;
  readonly deviations: number;
}

/** Splits visitors between two releases, each time between others. */
export function splits(): Split[] {
  return [0.1, 1, 10, 50].map((percent, nth) => {
    const next = `1.1.${nth}+0123456789ab`;
    const map = mapOf(percent, next);
    let got = 0;
    for (let visitor = 0; visitor < visitors; visitor += 1)
      if (pickReleases(map, randomUUID()).lab?.metadata.version === next) got += 1;
    const share = percent / 100;
    const deviation = Math.sqrt(visitors * share * (1 - share));
    return { percent, got, deviations: Math.abs(got - visitors * share) / deviation };
  });
}

function mapOf(percent: number, next: string): ReleaseMap {
  const live = (version: string, traffic: number) => ({
    url: `https://lab.example/${version}/release.json`,
    metadata: { version, integrity: 'sha384-none' },
    deployment: { traffic, default: version === old },
  });
  return { ...nothingLive, microFrontends: { lab: [live(old, 100 - percent), live(next, percent)] } };
}
