import { stateOf } from '../../release-map/release-map';
import { refusal } from '../../trust/refusal';
import type { Check } from '../check';

/** Whether somebody has signed it whom the release map trusts, and it is where it may be. */
export const trustedSignature: Check = {
  name: 'signature',
  async run({ remote, version, entry, map }) {
    const reason = refusal(remote, entry, stateOf(map, remote) ?? {});
    return { findings: reason ? [`${remote} ${version} ${reason}: no shell runs it.`] : [] };
  },
};
