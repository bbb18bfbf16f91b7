import { unmetNeed } from '@storefront/shared/release/unmet-need';
import { providedBy } from '../../traffic/provided';
import type { Check } from '../check';

/** Whether shells have what it takes from them: the contract, libraries and the federation runtime among them, and each name. */
export const metNeeds: Check = {
  name: 'needs',
  async run({ remote, version, release, folder }) {
    const provided = await providedBy(folder);
    if (!provided)
      return {
        findings: [`What shells provide is not known: there is no provides.json in ${folder} (pnpm start).`],
      };
    const unmet = unmetNeed(release.needs, provided);
    return {
      findings: unmet ? [`${remote} ${version} needs ${unmet}, which the shell does not provide.`] : [],
    };
  },
};
