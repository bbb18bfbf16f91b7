import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import type { MultiStats } from 'webpack';
import type { WorkspaceRemote } from '../read-remotes';
import { versionFor } from './claim-version';
import { clearLeftWork, makeFolder, moveFolder, withWorkFolder } from './folders';
import { keepSourceMap } from './keep-source-map';
import { namedRelease, unnamedRelease } from './named-release';
import { keptSigningKey } from './signing-key';
import { clearLeftBuilds, withBuiltRemote } from './with-built-remote';
import { unfinishedRelease, writeFiles } from './write-release';

interface BuildReleaseOptions {
  /** Empty folder that gets the release. */
  readonly out: string;
  /** By default the latest published release's number if the content is the same, else the next one. */
  readonly number?: string | undefined;
  /** Releases folder, if there is one. */
  readonly releasesFolder: string;
  readonly progress?: (text: string) => void;
}

/** A built, unpublished release. */
export interface BuiltRelease {
  readonly version: string;
  readonly place: string;
  readonly isSigned: boolean;
  readonly stats: MultiStats;
  /** Sentences. */
  readonly warnings: readonly string[];
}

/**
 * Builds a release of a remote into `{out}/{remote}`, laid out like a releases folder, all at once or not at all. The same sources give the
 * same files and number.
 *
 * @throws Error with webpack's report when the build fails, or in one sentence when the folder is not empty, the release is larger than its
 *   budget, its routes do not load, or have no page at a path that the remote declares, a named key cannot be read, or the file system
 *   refuses
 */
export async function buildRelease(
  remote: WorkspaceRemote,
  { out, number, releasesFolder, progress }: BuildReleaseOptions,
): Promise<BuiltRelease> {
  const { name, paths, budget } = remote;
  const folder = resolve(out);
  await clearLeftBuilds(name);
  return explainRefusals(folder, async () => {
    await requireEmpty(folder, out);
    const privateKey = await keptSigningKey(name);
    return withBuiltRemote(remote, { progress }, async ({ folder: build, sourceMap, stats, warnings }) => {
      const { content, texts, hash } = await unnamedRelease({ remote: name, paths, build });
      const version = number ? `${number}+${hash}` : await versionFor(join(releasesFolder, name), hash, null);
      progress?.('packing its files');
      await withWorkFolder(folder, unfinishedRelease, async (unfinished) => {
        const release = namedRelease(version, content, texts);
        await writeFiles(join(unfinished, name, version), release, { budget, privateKey });
        await keepSourceMap(sourceMap, unfinished, name, version);
        if (!(await moveFolder(join(unfinished, name), join(folder, name)))) throw notEmpty(out);
      });
      const place = join(out, name, version);
      const isSigned = privateKey !== null;
      return { version, place, isSigned, stats, warnings: isSigned ? warnings : [...warnings, unsigned] };
    });
  });
}

const unsigned = 'It is not signed, because there is no key here: name a key file in RELEASE_SIGNING_KEY.';

async function requireEmpty(folder: string, out: string): Promise<void> {
  await makeFolder(folder);
  await clearLeftWork(folder, unfinishedRelease);
  if ((await readdir(folder)).length > 0) throw notEmpty(out);
}

function notEmpty(out: string): Error {
  return new Error(`${out} is not empty: build into an empty folder.`);
}
