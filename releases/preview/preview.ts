import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import * as v from 'valibot';
import type { LiveRelease, ReleaseMap } from '../release-map/release-map';
import { releaseReference } from '../release-map/remote-state-schema';

/** Releases that replace those of the release map for one visitor (P64). */
export interface Preview {
  readonly releases: Readonly<Record<string, Omit<LiveRelease, 'deployment'>>>;
  /** Expiry, in milliseconds since 1970. */
  readonly expires: number;
}

const schema = v.object({
  releases: v.record(v.pipe(v.string(), v.check(isRemoteName)), v.object(releaseReference)),
  expires: v.number(),
});

/** Signs a preview as text for an address or a cookie. */
export function signPreview(preview: Preview, key: Buffer): string {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${content}.${signature(content, key).toString('base64url')}`;
}

const wellFormed = /^([\w-]+)\.([\w-]{43})$/;

/** Whether a text has the form of a signed preview. */
export function isPreviewText(text: string): boolean {
  return wellFormed.test(text);
}

/** Reads a signed preview; null when the key or format is wrong, or it has expired. */
export function readPreview(text: string, key: Buffer, now = Date.now()): Preview | null {
  const [, content, signed] = wellFormed.exec(text) ?? [];
  if (content === undefined || signed === undefined) return null;
  const expected = signature(content, key);
  const given = Buffer.from(signed, 'base64url');
  // Base64 has several texts for the same bytes; only ours counts.
  if (given.toString('base64url') !== signed) return null;
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = v.safeParse(schema, JSON.parse(Buffer.from(content, 'base64url').toString()));
  return read.success && read.output.expires > now ? read.output : null;
}

/** The release map for a preview's visitor. */
export function previewedMap(map: ReleaseMap, { releases }: Preview): ReleaseMap {
  const previewed = Object.entries(releases).map(([remote, release]) => [
    remote,
    [{ ...release, deployment: { traffic: 100, default: true } }],
  ]);
  return { ...map, microFrontends: { ...map.microFrontends, ...Object.fromEntries(previewed) } };
}

/** Versions of a preview, by remote. */
export function previewedVersions({ releases }: Preview): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(releases).map(([remote, { metadata }]) => [remote, metadata.version]),
  );
}

function signature(content: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
