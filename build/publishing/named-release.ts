import { containerName } from '@storefront/shared/release/container-name';
import type { ReleaseContent } from '@storefront/shared/release/content-hash';
import { integrityOf } from '@storefront/shared/release/integrity';
import { parseRelease, type Release } from '@storefront/shared/release/release';
import { stamp } from '@storefront/shared/release/stamp';

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
