import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { signRelease } from '@storefront/build/publishing/sign-release';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedRelease } from '@storefront/shared/testing/published-release';

/** Writes a release as `publishedRelease` does, signed with each key. Returns its version. */
export async function signedRelease(
  folder: string,
  remote: string,
  number: string,
  ...keys: readonly KeyObject[]
): Promise<string> {
  const { version } = await publishedRelease(folder, remote, number);
  const { integrity } = await readPublishedRelease(folder, remote, version);
  for (const key of keys)
    await signRelease(join(folder, remote, version), { remote, version, integrity }, key);
  return version;
}
