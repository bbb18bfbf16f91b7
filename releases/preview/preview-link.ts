import { nothingLive, trustOf } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { liveRelease } from '../traffic/live-release';
import { requireRunnable } from '../trust/refusal';
import { type Preview, signPreview } from './preview';
import { ensurePreviewKeys } from './preview-key';

/** Milliseconds, by the clock of the release map's changes. */
const lifetime = 24 * 60 * 60 * 1_000;

/**
 * Makes a link to a shop that shows whoever opens it these versions, by remote, whatever their traffic (P64).
 *
 * @throws Error in one sentence when a version is not published or needs what the shell does not provide, or may not run there
 */
export async function previewLink(
  from: Releases,
  versions: Readonly<Record<string, string>>,
  shop: string,
): Promise<{ readonly link: string; readonly expires: Date }> {
  const { map } = await from.store.read();
  const releases: Record<string, Preview['releases'][string]> = {};
  for (const [remote, version] of Object.entries(versions)) {
    const live = await liveRelease(from, remote, version, { traffic: 100, default: true });
    const trust = trustOf(map ?? nothingLive, remote);
    const { deployment: _, ...release } = live(trust);
    requireRunnable(remote, release, trust);
    releases[remote] = release;
  }
  const expires = (await from.store.now()) + lifetime;
  const preview = { releases, expires };
  const text =
    (await from.store.shared?.signAsTeam(preview)) ??
    signPreview(preview, (await ensurePreviewKeys(from))[0]);
  return { link: `${shop}/?preview=${text}`, expires: new Date(expires) };
}
