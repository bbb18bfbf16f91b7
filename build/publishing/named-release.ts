import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, type ReleaseContent } from '@storefront/shared/release/content-hash';
import { integrityOf } from '@storefront/shared/release/integrity';
import { type ExposedFiles, parseRelease, type Release } from '@storefront/shared/release/release';
import { containerName, stamp } from '@storefront/shared/release/stamp';
import * as v from 'valibot';

/** A release before it has a version. */
export interface UnnamedRelease {
  readonly content: ReleaseContent;
  /** Unstamped, by path. */
  readonly texts: Readonly<Record<string, string>>;
  /** Hash of content and texts (`contentHash`). */
  readonly hash: string;
}

interface Build {
  readonly remote: string;
  readonly paths: readonly string[];
  /** Folder with the unstamped `browser/` and `server/` builds. */
  readonly build: string;
}

/** Reads a release from a build. */
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

/** By path below the build's folder. */
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

/** Files needed at once by each exposed module, from the federation plugin's `mf-manifest.json`. @throws Error when it is invalid */
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

/** A release with its version, before it is written. */
export interface NamedRelease {
  readonly remote: string;
  readonly version: string;
  /** By path. */
  readonly files: Readonly<Record<string, string>>;
  /** Text of its `release.json`. */
  readonly text: string;
}

/** Stamps a build's texts with its version. @throws Error in one sentence when the remote's declaration is invalid */
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
