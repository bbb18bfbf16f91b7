import { isPathPattern } from '@storefront/shared/contracts/path-pattern';
import { isIntegrity } from '@storefront/shared/release/integrity';
import { jsonObject } from '@storefront/shared/release/parse-json';
import { isPublicKey } from '@storefront/shared/release/public-key';
import { isSignature } from '@storefront/shared/release/release-signature';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import * as v from 'valibot';
import { hundredths } from './release-map';

const version = v.pipe(
  v.string(),
  v.check(isVersion, ({ received }) => `expected major.minor.patch+hash, got ${received}`),
);

const metadata = v.strictObject({
  integrity: v.pipe(v.string(), v.check(isIntegrity, 'expected an integrity (sha384-…)')),
  version,
});

const deployment = v.object({
  traffic: v.pipe(
    v.number(),
    v.check(isPercent, ({ received }) => `expected 0 to 100 in steps of 0.01, got ${received}`),
  ),
  default: v.boolean(),
});

// Not in the metadata, which the format closes and shells of before refuse with anything more in it.
const extras = jsonObject(
  v.objectWithRest(
    {
      signature: v.exactOptional(
        v.pipe(v.string(), v.check(isSignature, 'expected a signature (base64 of 64 bytes)')),
      ),
    },
    v.unknown(),
  ),
);

/** Schema of what names a release: its address, content, and signature. */
export const releaseReference = {
  url: v.pipe(
    v.string(),
    v.check(isWebAddress, ({ received }) => `expected an http(s) address, got ${received}`),
  ),
  metadata: jsonObject(metadata),
  extras: v.exactOptional(extras),
};

const liveRelease = v.pipe(
  jsonObject(
    v.object({
      ...releaseReference,
      deployment: jsonObject(deployment),
    }),
  ),
  v.forward(
    v.check(
      ({ url, metadata: { version } }) => new URL(url).pathname.endsWith(`/${version}/release.json`),
      'expected the address of the release.json in the folder of its version',
    ),
    ['url'],
  ),
);

/** Schema of a remote's releases. */
export const liveReleases = v.pipe(
  v.array(liveRelease),
  v.check(
    (all) => new Set(all.map(({ metadata }) => metadata.version)).size === all.length,
    'a version is there twice',
  ),
  v.check(
    (all) => all.length === 0 || all.filter(({ deployment }) => deployment.default).length === 1,
    'expected exactly one default',
  ),
  v.check(
    (all) =>
      [0, 10_000].includes(all.reduce((sum, { deployment }) => sum + hundredths(deployment.traffic), 0)),
    'traffic must add up to 100, or be 0 throughout to switch the remote off',
  ),
);

/** Schema of a remote's name. */
export const remoteName = v.pipe(
  v.string(),
  v.check(isRemoteName, ({ received }) => `expected the name of a remote, got ${received}`),
);

/** Schema of a remote's paths. */
export const pathPatterns = v.array(
  v.pipe(
    v.string(),
    v.check(isPathPattern, ({ received }) => `expected a path pattern, got ${received}`),
  ),
);

/** Schema of a remote's versions in quarantine. */
export const quarantinedVersions = v.array(
  jsonObject(v.strictObject({ version, until: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())) })),
);

/** Schema of a remote's keys. */
export const trustedKeys = v.array(
  v.pipe(
    v.string(),
    v.check(isPublicKey, ({ received }) => `expected the base64 of an ed25519 public key, got ${received}`),
  ),
);

/** Schema of a remote's origins. */
export const trustedOrigins = v.array(
  v.pipe(
    v.string(),
    v.check(isOrigin, ({ received }) => `expected an http(s) origin, got ${received}`),
  ),
);

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100 && Math.abs(value * 100 - hundredths(value)) < 1e-6;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
