import { isPlaceName } from '@storefront/shared/contracts/places';
import type { Check } from '../check';

/** Whether the shell has a use for what it exposes, and it exposes its pages. */
export const knownModules: Check = {
  name: 'modules',
  async run({ remote, version, release: { paths, browser } }) {
    const exposed = Object.keys(browser.exposes).map((name) => name.slice('./'.length));
    const unknown = exposed.filter((name) => name !== 'routes' && !isPlaceName(name));
    const hasRoutes = exposed.includes('routes') || paths.length === 0;
    return {
      findings: [
        ...unknown.map((name) => `${remote} ${version} fills '${name}', which is no place of the shell.`),
        ...(hasRoutes ? [] : [`${remote} ${version} has ${paths.join(', ')}, and exposes no routes.`]),
      ],
    };
  },
};
