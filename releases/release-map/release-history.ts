import { readMapFile } from '../traffic/map-file';
import type { RemoteState } from '../traffic/release-map';
import type { Change } from './change';
import { writtenChanges } from './history-folder';

/**
 * All changes of a folder's release map, the oldest first.
 *
 * @throws Error in one sentence when history or map cannot be read
 */
export async function readHistory(folder: string): Promise<Change[]> {
  const { last } = await readMapFile(folder);
  const written = await writtenChanges(folder);
  const isMissing = last && !written.some(({ revision }) => revision === last.revision);
  return isMissing ? [...written, last] : written;
}

/**
 * The last change of a remote's traffic that is still in force: what was taken back is not, nor is the taking back.
 *
 * @param changes the oldest first
 */
export function changeInForce(changes: readonly Change[], remote: string): Change | undefined {
  const own = changes.filter((change) => change.remote === remote && isOfTraffic(change));
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const last = own.findLast(({ revision }) => revision < before);
    if (last?.undoes === undefined) return last;
    before = last.undoes;
  }
}

function isOfTraffic({ from, to }: Change): boolean {
  return trafficText(from) !== trafficText(to);
}

const trafficText = (state: RemoteState | null) => JSON.stringify(state?.releases ?? []);
