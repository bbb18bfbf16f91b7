import { readPublished, removedSince, versionsPublished } from '../published/published-anywhere';
import type { LiveRelease, Trust } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { signaturesOf } from '../trust/signatures';
import { assetOrigin } from './asset-origin';
import { providedBy, unmetByShells } from './provided';

/**
 * A published release as the map offers it: once its trust is known, with a signature by which it may run, if there is one. `before` is the
 * release as the map had it, the only source for one published elsewhere; where machines share the store, it also says where its host is.
 *
 * @throws Error in one sentence when the version is not published, or is to have visitors and needs what the shell does not provide
 */
export async function liveRelease(
  releases: Releases,
  remote: string,
  version: string,
  deployment: LiveRelease['deployment'],
  before?: LiveRelease,
): Promise<(trust: Trust) => LiveRelease> {
  if (before && !(await versionsPublished(releases, remote)).includes(version)) {
    await requireKept(releases, remote, [version]);
    return () => ({ ...before, deployment });
  }
  const { release, integrity } = await readPublished(releases, remote, version);
  const unmet = deployment.traffic > 0 ? unmetByShells(await providedBy(releases), release.needs) : null;
  if (unmet) throw new Error(`${remote} ${version} needs ${unmet}, which the shell does not provide.`);
  const sign = await signaturesOf(releases, remote, [version]);
  const known = releases.store.shared ? before?.url : undefined;
  const url = known ?? `${assetOrigin(remote)}/${version}/release.json`;
  return (trust) => sign({ url, metadata: { integrity, version }, deployment }, trust);
}

/** @throws Error in one sentence that names the removed versions and the remedies */
export async function requireKept(
  releases: Releases,
  remote: string,
  before: readonly string[],
): Promise<void> {
  const removed = await removedSince(releases, remote, before);
  if (removed.length === 0) return;
  const names = removed.map((version) => `${remote} ${version}`).join(' and ');
  const others = 'or give the visitors to what is there (pnpm releases status).';
  throw new Error(
    removed.length > 1
      ? `${names} are not in ${releases.store.place} any more: restore their folders, publish them again (pnpm releases push), ${others}`
      : `${names} is not in ${releases.store.place} any more: restore its folder, publish it again (pnpm releases push), ${others}`,
  );
}
