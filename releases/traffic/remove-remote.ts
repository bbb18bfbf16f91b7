import type { ReleaseMap } from './release-map';
import { changeReleaseMap } from './release-map-folder';

/**
 * Takes a remote out of the release map, with its traffic and its paths; what it published stays.
 *
 * @param folder releases folder
 * @returns the release map as written
 * @throws Error in one sentence when the map does not have the remote; nothing is changed then
 */
export async function removeRemote(folder: string, remote: string): Promise<ReleaseMap> {
  return changeReleaseMap(folder, (map) => {
    const { [remote]: live, ...microFrontends } = map?.microFrontends ?? {};
    const { [remote]: owned, ...paths } = map?.paths ?? {};
    if (!live && !owned) throw new Error(`${remote} is not in the release map.`);
    return { microFrontends, paths };
  });
}
