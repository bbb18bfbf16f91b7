import type { Change } from './change';
import { writtenChanges } from './history-folder';
import { readMapFile } from './map-file';
import type { RemoteState } from './release-map';

/** The changes of a release map. */
export interface ReleaseHistory {
  /** The oldest first. */
  readonly changes: readonly Change[];
  /** How many lines are no change, as those of a command that was killed. */
  readonly leftOut: number;
}

/**
 * The history of a folder's release map, the change included whose command ended before it was written down.
 *
 * @throws Error in one sentence when history or map cannot be read
 */
export async function readHistory(folder: string): Promise<ReleaseHistory> {
  const { last } = await readMapFile(folder);
  const { changes, leftOut } = await writtenChanges(folder);
  // Read afterwards, for another command may have written it meanwhile.
  const isMissing = last && last.revision > (changes.at(-1)?.revision ?? 0);
  return { changes: isMissing ? [...changes, last] : changes, leftOut };
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

function isOfTraffic({ from, to, undoes }: Change): boolean {
  return undoes !== undefined || sharesText(from) !== sharesText(to);
}

function sharesText(state: RemoteState | null): string {
  return (state?.releases ?? [])
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`)
    .join();
}
