import { join } from 'node:path';
import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import type { SignedRelease } from '@storefront/shared/release/release-signature';
import type { WorkspaceRemote } from '../read-remotes';
import { clearLeftWork } from './folders';
import { keepSourceMap } from './keep-source-map';
import { isBuiltFromTheSame, rememberInputs } from './remembered-inputs';
import { isSigned } from './sign-release';
import { signingKey } from './signing-key';
import { clearLeftBuilds, withBuiltRemote } from './with-built-remote';
import { unfinishedRelease, writeRelease } from './write-release';

interface PublishOptions {
  /** Has a subfolder of releases for each remote. */
  readonly releasesFolder: string;
  /** Replacement modules by absolute path. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
  readonly progress?: (text: string) => void;
}

/** A published remote. */
export interface Published {
  /** Its latest version. */
  readonly version: string;
  readonly built: boolean;
  /** Sentences about routes that nobody reaches. */
  readonly warnings: readonly string[];
}

/**
 * Builds a remote and publishes its next release, signed; without changed inputs or output, the latest stays. Concurrent publishers each
 * get a release of their own code, and leftovers of killed ones are removed.
 *
 * @throws Error with webpack's report when the build fails, or in one sentence when it is larger than the remote's budget, its routes do
 *   not load, or have no page at a path that the remote declares, there is no key to sign it with, or the file system refuses; nothing is
 *   published then
 */
export async function publishRemote(remote: WorkspaceRemote, options: PublishOptions): Promise<Published> {
  return explainRefusals(join(options.releasesFolder, remote.name), () => publish(remote, options));
}

async function publish(
  remote: WorkspaceRemote,
  { releasesFolder, alias, progress }: PublishOptions,
): Promise<Published> {
  const { name, paths, budget } = remote;
  const folder = join(releasesFolder, name);
  await clearLeftBuilds(name);
  await clearLeftWork(folder, unfinishedRelease);
  const privateKey = await signingKey(name);
  const latest = (await publishedVersions(releasesFolder, name)).at(-1) ?? null;
  const published = latest === null ? null : await readable(releasesFolder, name, latest);
  // A release signed by others, or unsigned, may not come from these sources.
  const isOurs =
    published !== null && (await isSigned(join(folder, published.version), published, privateKey));
  if (isOurs && !alias && (await isBuiltFromTheSame(folder, published.version)))
    return { version: published.version, built: false, warnings: [] };

  return withBuiltRemote(
    remote,
    { alias, progress },
    async ({ folder: build, sourceMap, stats, warnings }) => {
      progress?.('packing its files');
      const { version, written } = await writeRelease({
        remote: name,
        paths,
        build,
        releasesFolder,
        budget,
        privateKey,
        // An unreadable release keeps its number; a readable one gets the next.
        unusable: published ? null : latest,
      });
      await keepSourceMap(sourceMap, releasesFolder, name, version);
      if (!alias) await rememberInputs(folder, version, remote, stats);
      return { version, built: written, warnings };
    },
  );
}

async function readable(folder: string, remote: string, version: string): Promise<SignedRelease | null> {
  return readPublishedRelease(folder, remote, version).then(
    ({ integrity }) => ({ remote, version, integrity }),
    (error: Error) => {
      console.error(error.message);
      return null;
    },
  );
}
