import { nothingLive, type ReleaseMap, stateOf, withState } from 'releases/release-map/release-map';
import { officeRemote } from '../../src/office/office-remote';

interface Maps {
  /** The map without the office's remote. */
  readonly visitors: ReleaseMap;
  /** The map with the office's remote alone. */
  readonly office: ReleaseMap;
}

const known = new WeakMap<ReleaseMap, Maps>();

/** A release map's parts for visitors and for the office: no document has releases of both. The same objects for the same map. */
export function officeMaps(map: ReleaseMap): Maps {
  const maps = known.get(map) ?? {
    visitors: withState(map, officeRemote, null),
    office: withState(nothingLive, officeRemote, stateOf(map, officeRemote)),
  };
  known.set(map, maps);
  return maps;
}
