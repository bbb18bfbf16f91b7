import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import { unassignedPaths } from '../../traffic/unassigned-paths';
import type { Check } from '../check';

/** Whether it has pages at the paths that are assigned to its remote, and at no others. */
export const ownPaths: Check = {
  name: 'paths',
  async run({ remote, version, release: { paths }, map }) {
    const hasPage = isAmongPatterns(paths);
    const lacking = (map.paths[remote] ?? []).filter((path) => !hasPage(path));
    return {
      findings: [
        ...unassignedPaths(map, remote, paths).map((sentence) => `${sentence}.`),
        ...lacking.map(
          (path) =>
            `${remote} ${version} has no page at ${path}, which is assigned to ${remote}: its visitors get a 404 there.`,
        ),
      ],
    };
  },
};
