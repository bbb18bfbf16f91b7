import { nothingLive, type ReleaseMap, stateOf, withState } from 'releases/release-map/release-map';
import { ownsOffice } from '../../src/office/owns-office';

interface Maps {
  /** The map without the office's remote. */
  readonly visitors: ReleaseMap;
  /** The map with the office's remote alone. */
  readonly office: ReleaseMap;
}

const known = new WeakMap<ReleaseMap, Maps>();

/** A release map's parts for visitors and for the office: no document has releases of both. The same objects for the same map. */
export function officeMaps(map: ReleaseMap): Maps {
  const before = known.get(map);
  if (before) return before;
  const ofOffice = Object.keys(map.paths).filter((remote) => ownsOffice(map.paths[remote]));
  const maps = {
    visitors: ofOffice.reduce((rest, remote) => withState(rest, remote, null), map),
    office: ofOffice.reduce((rest, remote) => withState(rest, remote, stateOf(map, remote)), nothingLive),
  };
  known.set(map, maps);
  return maps;
}
