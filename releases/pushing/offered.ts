import type { LiveRelease } from '../release-map/release-map';
import type { CarriedRelease } from './carried-release';

/** A release as a map would offer it that gave it all visitors. */
export function offered(
  { version, integrity }: Pick<CarriedRelease, 'version' | 'integrity'>,
  origin: string,
): LiveRelease {
  return {
    url: `${origin}/${version}/release.json`,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
  };
}
