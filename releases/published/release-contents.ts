import { type PublishedRelease, readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { Needs } from '@storefront/shared/release/unmet-need';
import { type SentBytes, sentBytes, sumOfBytes } from './sent-bytes';

/** An exposed module of a release: its routes, or a place that it fills. */
export interface ExposedModule {
  /** Paths of what a browser needs before it can run. */
  readonly files: readonly string[];
  readonly bytes: SentBytes;
}

/** What a published release says of itself and what it weighs. */
export interface ReleaseContents extends Pick<PublishedRelease, 'integrity'> {
  readonly remote: string;
  readonly version: string;
  /** React Router path patterns it has pages for. */
  readonly paths: readonly string[];
  readonly needs: Needs;
  /** By name: `routes`, or that of the place. */
  readonly modules: Readonly<Record<string, ExposedModule>>;
  /** By path. */
  readonly files: Readonly<Record<string, SentBytes>>;
  /** Of all that a browser may be sent, and of what servers run. */
  readonly bytes: { readonly browser: SentBytes; readonly server: SentBytes };
}

/**
 * Reads a published release.
 *
 * @param folder releases folder
 * @throws Error as `readPublishedRelease` does
 */
export async function releaseContents(
  folder: string,
  remote: string,
  version: string,
): Promise<ReleaseContents> {
  const { release, integrity } = await readPublishedRelease(folder, remote, version);
  const { paths, needs, server, browser } = release;
  const files = await sentBytes(folder, release);
  const sumOf = (wanted: (path: string) => boolean) =>
    sumOfBytes(Object.entries(files).flatMap(([path, bytes]) => (wanted(path) ? [bytes] : [])));
  const modules = Object.entries(browser.exposes).map(([name, { scripts, styles }]) => {
    const own = [...scripts, ...styles];
    return [name.slice('./'.length), { files: own, bytes: sumOf((path) => own.includes(path)) }] as const;
  });
  return {
    remote,
    version,
    integrity,
    paths,
    needs,
    modules: Object.fromEntries(modules),
    files,
    bytes: {
      browser: sumOf((path) => path !== server.file),
      server: sumOf((path) => path === server.file),
    },
  };
}
