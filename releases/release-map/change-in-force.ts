import type { Change } from './change';
import type { RemoteState } from './release-map';

/**
 * The last change of a remote's traffic that is still in force: what was taken back is not, nor is the taking back. All steps of a
 * rollout are one change, the first.
 *
 * @param changes the oldest first
 */
export function changeInForce(changes: readonly Change[], remote: string): Change | undefined {
  const [last] = changesInForce(changes, remote);
  return last;
}

/** All of those changes, the last one first: what is taken back, one after the other. */
export function* changesInForce(changes: readonly Change[], remote: string): Generator<Change> {
  const own = changes.filter((change) => change.remote === remote && isOfTraffic(change));
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const last = own.findLast(({ revision }) => revision < before);
    if (!last) return;
    if (last.undoes !== undefined) {
      before = last.undoes;
      continue;
    }
    const change = beginOfRollout(own, last.from?.rollout?.id) ?? last;
    yield change;
    before = change.revision;
  }
}

/** The change that a rollout began with. */
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
