import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublishedRelease, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { unlessMissing } from '@storefront/shared/release/unless-missing';
import type { Needs } from '@storefront/shared/release/unmet-need';
import type { Releases } from '../stores/releases';
import { fetchFiles } from './fetch-files';

/** An exposed module of a release: its routes or a slot. */
export interface ExposedModule {
  /** Files that a browser needs before it can run. */
  readonly files: readonly string[];
  readonly bytes: SentBytes;
}

/** Contents and size of a published release. */
export interface ReleaseContents extends Pick<PublishedRelease, 'integrity'> {
  readonly remote: string;
  readonly version: string;
  /** React Router path patterns of its pages. */
  readonly paths: readonly string[];
  readonly needs: Needs;
  /** By name: `routes`, or a slot's. */
  readonly modules: Readonly<Record<string, ExposedModule>>;
  readonly files: Readonly<Record<string, SentBytes>>;
  /** Sums of browser files and of server files. */
  readonly bytes: { readonly browser: SentBytes; readonly server: SentBytes };
}

/** Reads a published release with its files, which are fetched first where this machine lacks them. @throws Error as both do */
export async function releaseContents(
  releases: Releases,
  remote: string,
  version: string,
): Promise<ReleaseContents> {
  const { folder } = releases;
  await fetchFiles(releases, remote, version);
  const { release, integrity } = await readPublishedRelease(folder, remote, version);
  const { paths, needs, server, browser } = release;
  const sizes = Object.keys(release.files).map(
    async (path) => [path, await bytesOf(join(folder, remote, version, path))] as const,
  );
  const files = Object.fromEntries(await Promise.all(sizes));
  const sumOf = (wanted: (path: string) => boolean): SentBytes => {
    const all = Object.entries(files).filter(([path]) => wanted(path));
    const sum = (encoding: keyof SentBytes) => all.reduce((bytes, [, one]) => bytes + one[encoding], 0);
    return { identity: sum('identity'), gzip: sum('gzip'), br: sum('br') };
  };
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

/** Bytes by encoding; an unpacked file counts as it is. */
export interface SentBytes {
  readonly identity: number;
  readonly gzip: number;
  readonly br: number;
}

async function bytesOf(file: string): Promise<SentBytes> {
  const { size: identity } = await stat(file);
  const packed = async (extension: string) => (await unlessMissing(stat(file + extension)))?.size ?? identity;
  return { identity, gzip: await packed('.gz'), br: await packed('.br') };
}

/** Kilobytes for a sentence: `12.3`, `12`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1).replace(/\.0$/, '');
}
