import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@storefront/shared/release/container-name';
import { contentHash, type ReleaseContent } from '@storefront/shared/release/content-hash';
import { integrityOf } from '@storefront/shared/release/integrity';
import { type ExposedFiles, parseRelease, type Release } from '@storefront/shared/release/release';
import { stamp } from '@storefront/shared/release/stamp';
import * as v from 'valibot';

/** All that a release is before it has a version. */
export interface UnnamedRelease {
  readonly content: ReleaseContent;
  /** Text of every file, unstamped, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Of both (`contentHash`). */
  readonly hash: string;
}

interface Build {
  readonly remote: string;
  readonly paths: readonly string[];
  /** Folder that holds the `browser/` and `server/` builds, unstamped. */
  readonly build: string;
}

/** What a build gives a release. */
export async function unnamedRelease({ remote, paths, build }: Build): Promise<UnnamedRelease> {
  const texts = await builtFiles(build);
  const content: ReleaseContent = {
    remote,
    paths,
    needs: JSON.parse(await readFile(join(build, 'browser/needs.json'), 'utf8')),
    server: { file: 'server/container.cjs' },
    browser: {
      entry: 'browser/container.js',
      exposes: exposedFiles(await readFile(join(build, 'browser/mf-manifest.json'), 'utf8'), 'browser/'),
    },
  };
  return { content, texts, hash: contentHash(content, texts) };
}

/** Scripts and styles of both builds as text, by path below the build's folder. */
async function builtFiles(build: string): Promise<Record<string, string>> {
  const paths = (await readdir(build, { recursive: true }))
    .filter((path) => /^(browser|server)\/.+\.(js|cjs|css)$/.test(path))
    .sort();
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(build, path), 'utf8')])),
  );
}

const assets = v.object({ sync: v.array(v.string()) });
const manifest = v.object({
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: assets, css: assets }) })),
});

/**
 * The files each exposed module needs at once, from the `mf-manifest.json` that the federation plugin writes.
 *
 * @param prefix put before each path
 * @throws Error when the manifest is not one
 */
export function exposedFiles(json: string, prefix: string): Record<string, ExposedFiles> {
  const { exposes } = v.parse(manifest, JSON.parse(json));
  const prefixed = (paths: string[]) => paths.map((path) => prefix + path);
  return Object.fromEntries(
    exposes.map(({ path, assets: { js, css } }) => [
      path,
      { scripts: prefixed(js.sync), styles: prefixed(css.sync) },
    ]),
  );
}

/** A release as its version names it, before it is written. */
export interface NamedRelease {
  readonly remote: string;
  readonly version: string;
  /** Text of every file, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** That of its `release.json`. */
  readonly text: string;
}

/**
 * Names a build after its version.
 *
 * @param texts of its files, unstamped, by path
 * @throws Error in one sentence when what the remote says of itself cannot be
 */
export function namedRelease(
  version: string,
  content: ReleaseContent,
  texts: Readonly<Record<string, string>>,
): NamedRelease {
  const { remote } = content;
  const files = mapValues(texts, (unstamped) => stamp(unstamped, remote, version));
  const integrities = mapValues(files, (text) => integrityOf(Buffer.from(text)));
  const container = containerName(remote, version);
  const release: Release = { ...content, version, container, files: integrities };
  const text = `${JSON.stringify(release, null, 2)}\n`;
  parseRelease(text, `${remote} ${version}`);
  return { remote, version, files, text };
}

function mapValues(
  texts: Readonly<Record<string, string>>,
  change: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]));
}
