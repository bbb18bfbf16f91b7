import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, type ReleaseContent } from '@storefront/shared/release/content-hash';
import { exposedFiles } from './exposed-files';

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
