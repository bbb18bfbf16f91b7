import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import { type LiveRelease, type ReleaseMap, trustOf } from 'releases/release-map/release-map';
import { type ModuleLoader, type ModuleName, partsOf } from '../../src/federation/remote-modules';
import type { Composition, ReleaseOnPage } from '../../src/page-data';
import type { PathOwner } from '../../src/remotes/path-owners';
import type { Mark, Phase } from '../containment/mark';
import { type InlineStyle, inlineStyle } from '../security/security-headers';
import { fetchVerified } from './fetch-verified';
import { exposedNames, type FetchedRelease, fetchRelease } from './fetched-release';
import { memoizeLoad } from './memoize-load';
import { serverModuleLoader } from './server-module-loader';

/** The releases of one document, and the loader of their modules. */
export interface Composed {
  readonly releases: Readonly<Record<string, FetchedRelease>>;
  readonly onPage: Composition;
  /** The owners of all assigned paths, remotes without a usable release included. */
  readonly owners: readonly PathOwner[];
  readonly load: ModuleLoader;
}

/**
 * Fetches the manifests of a visitor's releases. When one fails, tries the next release of its remote, if there is one.
 *
 * @param failed called for each manifest that fails; `pick` must not give that release again
 */
export async function compose(
  map: ReleaseMap,
  pick: () => Readonly<Record<string, LiveRelease>>,
  failed: (remote: string, version: string, error: unknown) => void,
): Promise<Composed> {
  const fetchOf = async (remote: string, entry: LiveRelease): Promise<FetchedRelease | null> => {
    try {
      return await fetchRelease({ remote, ...entry }, trustOf(map, remote));
    } catch (error) {
      failed(remote, entry.metadata.version, error);
      const next = pick()[remote];
      return next ? fetchOf(remote, next) : null;
    }
  };
  const fetched = await Promise.all(Object.entries(pick()).map((picked) => fetchOf(...picked)));
  const available = fetched.filter((release) => release !== null);
  const releases = Object.fromEntries(available.map((release) => [release.remote, release]));
  const onPage = Object.fromEntries(available.map((release) => [release.remote, releaseOnPage(release)]));
  const owners = Object.entries(map.paths).map(([remote, assigned]) => {
    const release = releases[remote];
    return { remote, ...(release ? shownPaths(release, assigned) : { paths: assigned }) };
  });
  return { releases, onPage, owners, load: serverModuleLoader(releases) };
}

/** The scripts and styles that a document needs for its modules. */
export function filesOf({ releases }: Pick<Composed, 'releases'>, modules: readonly ModuleName[]) {
  const scripts: PageFile[] = [];
  const styles: PageFile[] = [];
  for (const module of modules) {
    const { remote, exposed } = partsOf(module);
    const release = releases[remote];
    const assets = release?.browser.exposes[`./${exposed}`];
    if (!release || !assets) continue;
    const file = (path: string) => ({ url: release.base + path, integrity: release.files[path] ?? '' });
    scripts.push(...[release.browser.entry, ...assets.scripts].map(file));
    styles.push(...assets.styles.map(file));
  }
  return { scripts: unique(scripts), styles: unique(styles) };
}

/** A file of a release as a document refers to it. */
export interface PageFile {
  readonly url: string;
  readonly integrity: string;
}

function unique(files: PageFile[]): PageFile[] {
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

const onPages = new WeakMap<FetchedRelease, ReleaseOnPage>();

/** The part of a release's manifest that the browser needs; the same object for the same release. */
export function releaseOnPage(release: FetchedRelease): ReleaseOnPage {
  const before = onPages.get(release);
  if (before) return before;
  const { version, container, base, browser, files, server } = release;
  const { [server.file]: _, ...browserFiles } = files;
  const { entry } = browser;
  const onPage = { version, container, base, entry, exposes: exposedNames(release), files: browserFiles };
  onPages.set(release, onPage);
  return onPage;
}

type Shown = Omit<PathOwner, 'remote'>;

const shown = new WeakMap<FetchedRelease, { readonly assigned: readonly string[]; readonly paths: Shown }>();

/** Splits the paths assigned to a remote into those that a release has pages for, as it writes them, and those that it lacks. */
export function shownPaths(release: FetchedRelease, assigned: readonly string[]): Shown {
  const before = shown.get(release);
  if (before?.assigned === assigned) return before.paths;
  const has = isAmongPatterns(release.paths);
  const paths = {
    paths: release.paths.filter(isAmongPatterns(assigned)),
    lacking: assigned.filter((path) => !has(path)),
  };
  shown.set(release, { assigned, paths });
  return paths;
}

/** Makes the mark of release code that runs for one document. */
export type DocumentMarks = (module: ModuleName, phase: Phase) => Mark;

/** The marks of a document at a path. */
export function documentMarks({ onPage }: Pick<Composed, 'onPage'>, address: string): DocumentMarks {
  return (module, phase) => {
    const { remote, exposed } = partsOf(module);
    return { remote, version: onPage[remote]?.version ?? '', phase, exposed, address };
  };
}

const styleText = memoizeLoad(
  ({ url, integrity }: PageFile) => `${url} ${integrity}`,
  async ({ url, integrity }) => inlineStyle(url, (await fetchVerified(url, integrity)).toString('utf8')),
);

/** Fetches the stylesheets of a page's remotes. Those that fail are left for the browser to load. */
export async function remoteStyles(
  files: readonly PageFile[],
): Promise<{ inline: InlineStyle[]; links: PageFile[] }> {
  const settled = await Promise.allSettled(files.map((file) => styleText(file)));
  return {
    inline: settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    links: files.filter((_, index) => settled[index]?.status === 'rejected'),
  };
}
