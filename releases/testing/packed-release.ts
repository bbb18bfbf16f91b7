import type { KeyObject } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namedRelease } from '@storefront/build/publishing/named-release';
import { writeFiles } from '@storefront/build/publishing/write-release';
import { contentHash, type ReleaseContent } from '@storefront/shared/release/content-hash';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { noNeeds } from '@storefront/shared/testing/published-release';

interface PackedOptions extends Partial<Omit<ReleaseContent, 'remote' | 'server'>> {
  /** Text of files besides the containers, unstamped, by path. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly privateKey?: KeyObject;
}

/** Writes a release of the remote `lab` as a build leaves it, with a source map. Returns its version: number and content hash. */
export async function packedRelease(
  folder: string,
  number: string,
  { texts = {}, privateKey, ...metadata }: PackedOptions = {},
): Promise<string> {
  const container = `var ${unstampedContainer('lab')} = {};`;
  const all = { ...texts, 'browser/container.js': container, 'server/container.cjs': container };
  const content: ReleaseContent = {
    remote: 'lab',
    paths: ['/lab'],
    needs: noNeeds,
    server: { file: 'server/container.cjs' },
    browser: { entry: 'browser/container.js', exposes: {} },
    ...metadata,
  };
  const version = `${number}+${contentHash(content, all)}`;
  await writeFiles(join(folder, 'lab', version), namedRelease(version, content, all), {
    budget: 1_000_000,
    privateKey: privateKey ?? null,
  });
  const map = sourceMapFile(folder, 'lab', version);
  await mkdir(dirname(map), { recursive: true });
  await writeFile(map, '{}');
  return version;
}
