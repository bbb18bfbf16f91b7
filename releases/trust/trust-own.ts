import { signingKey } from '@storefront/build/publishing/signing-key';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { changeRemote, type Reason } from '../release-map/change-remote';
import type { RemoteState } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { artefactOrigin } from '../traffic/artefact-origin';
import { withTrusted } from './changed-trust';
import { newlyRefused } from './refusal';
import { liveSignatures } from './signatures';

/**
 * Lets releases of a remote run that are signed with the key of this workspace and served by its artefact host. Where an operator
 * trusts others instead, or visitors would lose a release that is not signed, nothing is changed.
 *
 * @throws Error in one sentence when there is no key, no origin, or as `changeRemote` does
 */
export async function trustOwn(releases: Releases, remote: string, reason?: Reason): Promise<void> {
  const key = publicKeyOf(await signingKey(remote));
  const own = { keys: [key], origins: [artefactOrigin(remote)] };
  const resign = await liveSignatures(releases, remote);
  const change = (state: RemoteState | null) => {
    if (state?.keys && !state.keys.includes(key)) return state;
    const next = resign(state, withTrusted(state ?? {}, own));
    return newlyRefused(remote, state, next).length > 0 ? state : next;
  };
  await changeRemote(releases.store, remote, change, reason);
}
