import type { ExposedModule } from '@storefront/shared/contracts/exposed-modules';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { pickReleases } from 'releases/traffic/pick';
import type { ReleaseMap } from 'releases/traffic/release-map';
import type { ModuleLoader } from '../../src/federation/module-loader';
import type { Composition, ReleaseOnPage } from '../../src/page-data';
import type { FetchedRelease } from './fetched-release';
import { fetchRelease } from './fetched-release';
import { serverModuleLoader } from './server-module-loader';

/** The releases picked for one document, and the way to their modules on this server. */
export interface Composed {
  readonly releases: Readonly<Partial<Record<RemoteName, FetchedRelease>>>;
  readonly load: ModuleLoader;
}

/**
 * Picks a visitor's releases and fetches their manifests. A remote whose manifest cannot be had is left out, and the
 * reason reported.
 */
export async function compose(
  map: ReleaseMap,
  bucket: string,
  report: (remote: RemoteName, error: unknown) => void,
): Promise<Composed> {
  const releases: Partial<Record<RemoteName, FetchedRelease>> = {};
  await Promise.all(
    Object.entries(pickReleases(map, bucket)).map(async ([name, entry]) => {
      const remote = name as RemoteName;
      await fetchRelease({ remote, ...entry }).then(
        (release) => {
          releases[remote] = release;
        },
        (error: unknown) => report(remote, error),
      );
    }),
  );
  return { releases, load: serverModuleLoader(releases) };
}

const onPage = new WeakMap<FetchedRelease, ReleaseOnPage>();

/** What the browser has to know of the composition: browser files only. */
export function compositionOnPage({ releases }: Composed): Composition {
  return Object.fromEntries(
    Object.entries(releases).map(([remote, release]) => {
      const known = onPage.get(release) ?? releaseOnPage(release);
      onPage.set(release, known);
      return [remote, known];
    }),
  );
}

function releaseOnPage({ version, container, base, browser, files, server }: FetchedRelease): ReleaseOnPage {
  const { [server.file]: _, ...browserFiles } = files;
  return { version, container, base, entry: browser.entry, files: browserFiles };
}

/** Addresses of the scripts and styles a document needs for the modules it shows. */
export function filesOf({ releases }: Composed, modules: readonly ExposedModule[]) {
  const scripts: PageFile[] = [];
  const styles: PageFile[] = [];
  for (const module of modules) {
    const [remote, exposed] = module.split('/') as [RemoteName, string];
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
