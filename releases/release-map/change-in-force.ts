import type { ReleaseHistory } from '../stores/release-map-store';
import type { Change } from './change';
import { type RemoteState, withVisitors } from './release-map';

/**
 * The changes of a remote's traffic in force, last one first. Left out are changes taken back, their rollbacks, and each `off` with the
 * `on` that gave the same releases their visitors again. All steps of a rollout are one change, the first.
 */
export function* changesInForce(changes: ReleaseHistory['changes'], remote: string): Generator<Change> {
  const own = changes.filter((change) => change.remote === remote && isOfTraffic(change));
  for (let last = lastBefore(own, Number.POSITIVE_INFINITY); last; ) {
    const off = endedBy(own, last);
    if (off) {
      last = lastBefore(own, off.revision);
      continue;
    }
    const change: Change = beginOfRollout(own, last.from?.rollout?.id) ?? last;
    yield change;
    last = lastBefore(own, change.revision);
  }
}

function lastBefore(own: readonly Change[], revision: number): Change | undefined {
  const last = own.findLast((change) => change.revision < revision);
  return last?.undoes === undefined ? last : lastBefore(own, last.undoes);
}

/** The `off` that this change ended by giving the same releases their visitors again. */
function endedBy(own: readonly Change[], on: Change): Change | undefined {
  if (visitedText(on.from)) return undefined;
  let off = lastBefore(own, on.revision);
  while (off && !visitedText(off.from)) off = lastBefore(own, off.revision);
  return off && visitedText(off.from) === visitedText(on.to) ? off : undefined;
}

/** The change that began a rollout. */
export function beginOfRollout(changes: readonly Change[], id: string | undefined): Change | undefined {
  return changes.find(
    ({ from, to }) => id !== undefined && to?.rollout?.id === id && from?.rollout?.id !== id,
  );
}

function isOfTraffic({ from, to, undoes }: Change): boolean {
  return undoes !== undefined || sharesText(from) !== sharesText(to);
}

function sharesText(state: RemoteState | null): string {
  return (state?.releases ?? [])
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`)
    .join();
}

function visitedText(state: RemoteState | null): string {
  return withVisitors(state?.releases)
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic}`)
    .sort()
    .join();
}
