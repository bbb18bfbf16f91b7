import { unservedReleases } from '../../traffic/unserved-releases';
import type { Check } from '../check';

/** Whether shells and browsers can have each of its files where they will look for it, in every encoding. */
export const servedFiles: Check = {
  name: 'files',
  async run({ entry, release }) {
    const visited = { ...entry, deployment: { ...entry.deployment, traffic: 100 } };
    return {
      findings: await unservedReleases([visited]),
      measured: { files: Object.keys(release.files).length },
    };
  },
};
