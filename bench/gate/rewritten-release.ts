import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { precompress } from '@storefront/build/precompress';
import { namedRelease } from '@storefront/build/publishing/named-release';
import { signRelease } from '@storefront/build/publishing/sign-release';
import { contentHash, type ReleaseContent } from '@storefront/shared/release/content-hash';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { unstamp } from '@storefront/shared/release/stamp';
import { nextPatch } from '@storefront/shared/release/version';

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
  const read = Object.keys(release.files).map(async (path) => {
    const text = await readFile(join(folder, remote, version, path), 'utf8');
    return [path, unstamp(text, remote, version)] as const;
  });
  const { paths, needs, server, browser } = release;
  const { content, texts } = change({
    content: { remote, paths, needs, server, browser },
    texts: Object.fromEntries(await Promise.all(read)),
  });
  const latest = (await publishedVersions(folder, remote)).at(-1) ?? version;
  const next = `${nextPatch(latest)}+${contentHash(content, texts)}`;
  const { files, text } = namedRelease(next, content, texts);
  const place = join(folder, remote, next);
  for (const [path, file] of Object.entries({ ...files, 'release.json': text })) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), file);
    if (path !== 'release.json') await precompress(join(place, path));
  }
  const integrity = integrityOf(Buffer.from(text));
  if (key) await signRelease(place, { remote, version: next, integrity }, key);
  return next;
}
