import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import { isSlotName } from '@storefront/shared/contracts/slots';
import { numberOf } from '@storefront/shared/release/version';
import { kilobytes, releaseContents } from '../published/release-contents';
import { stateOf } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { unassignedPaths } from '../traffic/assign-paths';
import { providedBy, unmetByShells } from '../traffic/provided';
import { unservedReleases } from '../traffic/unserved-releases';
import { refusal } from '../trust/refusal';
import type { Candidate } from './candidate';
import type { Checked } from './gate-report';

/** One check of a release before it gets visitors. */
export type Check = (candidate: Candidate) => Promise<Checked>;

/** Checks that every file is served where shells and browsers look for it, in every encoding. */
export const servedFiles: Check = async ({ entry, release }) => {
  const visited = { ...entry, deployment: { ...entry.deployment, traffic: 100 } };
  return {
    findings: await unservedReleases([visited]),
    measured: { files: Object.keys(release.files).length },
  };
};

/** Checks that shells provide what it needs: contract, libraries, federation runtime, and each shared name. */
export const metNeeds: Check = async ({ remote, version, release, releases }) => {
  const shells = await providedBy(releases);
  if (shells.length === 0)
    return {
      findings: [
        `What shells provide is not known: there is no provides.json in ${releases.folder} (pnpm start).`,
      ],
    };
  const unmet = unmetByShells(shells, release.needs);
  return {
    findings: unmet ? [`${remote} ${version} needs ${unmet}, which the shell does not provide.`] : [],
  };
};

/** Checks that it has pages at exactly the paths assigned to its remote. */
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

/** Checks that every exposed module is `routes` or a slot of the shell, and that pages come with `routes`. */
export const knownModules: Check = async ({ remote, version, release: { paths, browser } }) => {
  const exposed = Object.keys(browser.exposes).map((name) => name.slice('./'.length));
  const unknown = exposed.filter((name) => name !== 'routes' && !isSlotName(name));
  const hasRoutes = exposed.includes('routes') || paths.length === 0;
  return {
    findings: [
      ...unknown.map((name) => `${remote} ${version} fills '${name}', which is not a slot of the shell.`),
      ...(hasRoutes ? [] : [`${remote} ${version} has ${paths.join(', ')}, and exposes no routes.`]),
    ],
  };
};

/** Checks that a trusted key signed it, and that it is at a trusted origin. */
export const trustedSignature: Check = async ({ remote, version, entry, map }) => {
  const reason = refusal(remote, entry, stateOf(map, remote) ?? {});
  return { findings: reason ? [`${remote} ${version} ${reason}: no shell runs it.`] : [] };
};

/** Checks that its browser files are within its remote's budget, and compares their bytes with the live release. */
export const bytesWithinBudget: Check = async ({ remote, version, releases, replaced }) => {
  const { br: bytes, identity } = await browserBytes(releases, remote, version);
  // Null for a release that cannot be read here.
  const live =
    replaced && (await browserBytes(releases, remote, replaced.metadata.version).catch(() => null));
  const budget = workspaceRemotes.find(({ name }) => name === remote)?.budget ?? null;
  const than = replaced && live && ` than ${numberOf(replaced.metadata.version)}`;
  const sizes = [
    `Its browser files are ${kilobytes(bytes)} KB${budget === null ? '' : ` of ${kilobytes(budget)}`}`,
    ...(live && than
      ? [`${difference(bytes - live.br)}${than}, and ${difference(identity - live.identity)} unpacked`]
      : []),
  ];
  const over = `${remote} ${version} would send up to ${bytes} bytes to a browser, but its budget (${remote}'s remote.ts) is ${budget}.`;
  return {
    findings: budget !== null && bytes > budget ? [over] : [],
    notes: [`${sizes.join(', ')}.`],
    measured: { bytes, budget, live: live && { version: replaced?.metadata.version, bytes: live.br } },
  };
};

/** As most browsers get them, packed with brotli; and unpacked. */
async function browserBytes(releases: Releases, remote: string, version: string) {
  return (await releaseContents(releases, remote, version)).bytes.browser;
}

function difference(bytes: number): string {
  return `${kilobytes(Math.abs(bytes))} KB ${bytes < 0 ? 'less' : 'more'}`;
}

/** The checks that take a few seconds and need no shop, by name. */
export const quickChecks: Readonly<Record<string, Check>> = {
  files: servedFiles,
  needs: metNeeds,
  paths: ownPaths,
  modules: knownModules,
  bytes: bytesWithinBudget,
  signature: trustedSignature,
};
