import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unstamp } from '@storefront/shared/release/stamp';
import type { ModuleNames } from '@storefront/shared/release/unmet-need';
import type { Releases } from '../stores/releases';
import { type ReleaseContents, releaseContents } from './release-contents';

/** A value in two releases; null where a release lacks it. */
export interface Changed<Value> {
  readonly from: Value | null;
  readonly to: Value | null;
}

/** Values that differ between two releases, by name. */
export type Differences<Value> = Readonly<Record<string, Changed<Value>>>;

/** Items that only one of two releases has. */
export interface Listed {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Differences of two releases of a remote. Bytes are as most browsers get them, packed with brotli. */
export interface ReleaseDifference {
  readonly remote: string;
  readonly from: string;
  readonly to: string;
  readonly paths: Listed;
  readonly needs: {
    readonly contract: Changed<string>;
    readonly libraries: Differences<string>;
    /** Names of shared modules, as `useTopic of @storefront/shared/bus`. */
    readonly names: Listed;
  };
  /** Bytes that a browser needs before it can run each module. */
  readonly modules: Differences<number>;
  /** Bytes of files whose content differs by more than the release's name. */
  readonly files: Differences<number>;
  /** Sum of all browser files. */
  readonly bytes: Changed<number>;
}

/** Compares two published releases of a remote. @throws Error as `releaseContents` does */
export async function releaseDifference(
  releases: Releases,
  remote: string,
  versions: { readonly from: string; readonly to: string },
): Promise<ReleaseDifference> {
  const from = await releaseContents(releases, remote, versions.from);
  const to = await releaseContents(releases, remote, versions.to);
  const { folder } = releases;
  const [before, after] = [await unstampedTexts(folder, from), await unstampedTexts(folder, to)];
  const moduleBytes = ({ modules }: ReleaseContents) =>
    mapped(modules, ([name, { bytes }]) => [name, bytes.br]);
  return {
    remote,
    ...versions,
    paths: listed(from.paths, to.paths),
    needs: {
      contract: { from: from.needs.contract, to: to.needs.contract },
      libraries: differences(from.needs.libraries, to.needs.libraries),
      names: listed(namesIn(from.needs.names), namesIn(to.needs.names)),
    },
    modules: differences(moduleBytes(from), moduleBytes(to)),
    files: mapped(differences(before, after), ([path]) => [
      path,
      { from: from.files[path]?.br ?? null, to: to.files[path]?.br ?? null },
    ]),
    bytes: { from: from.bytes.browser.br, to: to.bytes.browser.br },
  };
}

function namesIn(modules: ModuleNames): string[] {
  return Object.entries(modules).flatMap(([module, names]) => names.map((name) => `${name} of ${module}`));
}

function differences<Value>(
  from: Readonly<Record<string, Value>>,
  to: Readonly<Record<string, Value>>,
): Differences<Value> {
  const own = (record: Readonly<Record<string, Value>>, name: string) =>
    Object.hasOwn(record, name) ? (record[name] ?? null) : null;
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  const both = names.map((name) => [name, { from: own(from, name), to: own(to, name) }] as const);
  return Object.fromEntries(both.filter(([, one]) => one.from !== one.to));
}

function listed(from: readonly string[], to: readonly string[]): Listed {
  return {
    added: to.filter((one) => !from.includes(one)),
    removed: from.filter((one) => !to.includes(one)),
  };
}

function mapped<Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (entry: [string, Value]) => [string, Other],
): Readonly<Record<string, Other>> {
  return Object.fromEntries(Object.entries(record).map(change));
}

/** Texts of a release's files by path, before they were stamped with its name. */
async function unstampedTexts(
  folder: string,
  { remote, version, files }: ReleaseContents,
): Promise<Readonly<Record<string, string>>> {
  const texts = Object.keys(files).map(async (path) => {
    const text = await readFile(join(folder, remote, version, path), 'utf8');
    return [path, unstamp(text, remote, version)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
