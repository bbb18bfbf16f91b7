import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import { isPlaceName } from '@storefront/shared/contracts/places';
import { unmetNeed } from '@storefront/shared/release/unmet-need';
import { stateOf } from '../release-map/release-map';
import { providedBy } from '../traffic/provided';
import { unassignedPaths } from '../traffic/unassigned-paths';
import { unservedReleases } from '../traffic/unserved-releases';
import { refusal } from '../trust/refusal';
import { bytesWithinBudget } from './bytes-within-budget';
import type { Candidate } from './candidate';
import type { Checked } from './gate-report';

/** One thing that a release is held against before it gets visitors. */
export type Check = (candidate: Candidate) => Promise<Checked>;

/** Whether shells and browsers can have each of its files where they will look for it, in every encoding. */
export const servedFiles: Check = async ({ entry, release }) => {
  const visited = { ...entry, deployment: { ...entry.deployment, traffic: 100 } };
  return {
    findings: await unservedReleases([visited]),
    measured: { files: Object.keys(release.files).length },
  };
};

/** Whether shells have what it takes from them: the contract, libraries and the federation runtime among them, and each name. */
export const metNeeds: Check = async ({ remote, version, release, folder }) => {
  const provided = await providedBy(folder);
  if (!provided)
    return {
      findings: [`What shells provide is not known: there is no provides.json in ${folder} (pnpm start).`],
    };
  const unmet = unmetNeed(release.needs, provided);
  return {
    findings: unmet ? [`${remote} ${version} needs ${unmet}, which the shell does not provide.`] : [],
  };
};

/** Whether it has pages at the paths that are assigned to its remote, and at no others. */
export const ownPaths: Check = async ({ remote, version, release: { paths }, map }) => {
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
};

/** Whether the shell has a use for what it exposes, and it exposes its pages. */
export const knownModules: Check = async ({ remote, version, release: { paths, browser } }) => {
  const exposed = Object.keys(browser.exposes).map((name) => name.slice('./'.length));
  const unknown = exposed.filter((name) => name !== 'routes' && !isPlaceName(name));
  const hasRoutes = exposed.includes('routes') || paths.length === 0;
  return {
    findings: [
      ...unknown.map((name) => `${remote} ${version} fills '${name}', which is no place of the shell.`),
      ...(hasRoutes ? [] : [`${remote} ${version} has ${paths.join(', ')}, and exposes no routes.`]),
    ],
  };
};

/** Whether somebody has signed it whom the release map trusts, and it is where it may be. */
export const trustedSignature: Check = async ({ remote, version, entry, map }) => {
  const reason = refusal(remote, entry, stateOf(map, remote) ?? {});
  return { findings: reason ? [`${remote} ${version} ${reason}: no shell runs it.`] : [] };
};

/** What takes a few seconds and no shop, by the names that findings are known by. */
export const quickChecks: Readonly<Record<string, Check>> = {
  files: servedFiles,
  needs: metNeeds,
  paths: ownPaths,
  modules: knownModules,
  bytes: bytesWithinBudget,
  signature: trustedSignature,
};
