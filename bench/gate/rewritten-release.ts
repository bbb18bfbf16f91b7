import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { namedRelease } from '@storefront/build/publishing/named-release';
import { writeFiles } from '@storefront/build/publishing/write-files';
import { contentHash, type ReleaseContent } from '@storefront/shared/release/content-hash';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { nextPatch } from '@storefront/shared/release/version';
import { unstampedTexts } from 'releases/published/unstamped-texts';

/** What a release is made of: what it says of itself, and its files by path, unnamed. */
export interface Rewriting {
  readonly content: ReleaseContent;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Publishes a release that is another one with something changed, as publishing would have made it.
 *
 * @param version of the other one
 * @param key what it is signed with; null for not at all
 * @returns its version
 */
export async function rewrittenRelease(
  folder: string,
  remote: string,
  version: string,
  change: (rewriting: Rewriting) => Rewriting,
  key: KeyObject | null,
): Promise<string> {
  const { release } = await readPublishedRelease(folder, remote, version);
  const { paths, needs, server, browser } = release;
  const { content, texts } = change({
    content: { remote, paths, needs, server, browser },
    texts: await unstampedTexts(folder, release),
  });
  const latest = (await publishedVersions(folder, remote)).at(-1) ?? version;
  const next = `${nextPatch(latest)}+${contentHash(content, texts)}`;
  await writeFiles(join(folder, remote, next), namedRelease(next, content, texts), {
    compress: { budget: Number.POSITIVE_INFINITY },
    privateKey: key,
  });
  return next;
}
