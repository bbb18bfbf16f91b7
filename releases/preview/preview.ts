import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import * as v from 'valibot';
import type { LiveRelease, ReleaseMap } from '../release-map/release-map';
import { releaseReference } from '../release-map/remote-state-schema';

/** Releases that one visitor gets instead of those that the release map picks (P64). */
export interface Preview {
  /** By their remotes. */
  readonly releases: Readonly<Record<string, Omit<LiveRelease, 'deployment'>>>;
  /** When it ends, in milliseconds since 1970. */
  readonly expires: number;
}

const schema = v.object({
  releases: v.record(v.pipe(v.string(), v.check(isRemoteName)), v.object(releaseReference)),
  expires: v.number(),
});

/** A preview as text for an address or a cookie, which only who has the key can make. */
export function signPreview(preview: Preview, key: Buffer): string {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${content}.${signature(content, key).toString('base64url')}`;
}

/** A signed text: what it says, and 32 bytes. */
const wellFormed = /^([\w-]+)\.([\w-]{43})$/;

/** Whether a text may be a signed preview: what is not need not be held against a key. */
export function isPreviewText(text: string): boolean {
  return wellFormed.test(text);
}

/** The preview of a signed text; null when it was made with another key or by another version of this, or has ended. */
export function readPreview(text: string, key: Buffer, now = Date.now()): Preview | null {
  const [, content, signed] = wellFormed.exec(text) ?? [];
  if (content === undefined || signed === undefined) return null;
  const expected = signature(content, key);
  const given = Buffer.from(signed, 'base64url');
  // Base64 has several texts for the same bytes, of which one is ours.
  if (given.toString('base64url') !== signed) return null;
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = v.safeParse(schema, JSON.parse(Buffer.from(content, 'base64url').toString()));
  return read.success && read.output.expires > now ? read.output : null;
}

/** The release map as the visitor of a preview gets it. */
export function previewedMap(map: ReleaseMap, { releases }: Preview): ReleaseMap {
  const previewed = Object.entries(releases).map(([remote, release]) => [
    remote,
    [{ ...release, deployment: { traffic: 100, default: true } }],
  ]);
  return { ...map, microFrontends: { ...map.microFrontends, ...Object.fromEntries(previewed) } };
}

/** The versions that the visitor of a preview sees, by their remotes. */
export function previewedVersions({ releases }: Preview): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(releases).map(([remote, { metadata }]) => [remote, metadata.version]),
  );
}

function signature(content: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
