import { isPathPattern } from '@storefront/shared/contracts/path-pattern';
import { isIntegrity } from '@storefront/shared/release/integrity';
import { jsonObject } from '@storefront/shared/release/parse-json';
import { isPublicKey } from '@storefront/shared/release/public-key';
import { isSignature } from '@storefront/shared/release/release-signature';
import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';
import * as v from 'valibot';
import { rolloutSchema } from '../rollout/rollout';
import { hundredths } from './release-map';

const textThat = (isSo: (text: string) => boolean, expected: string) =>
  v.pipe(
    v.string(),
    v.check(isSo, ({ received }) => `expected ${expected}, got ${received}`),
  );

const version = textThat(isVersion, 'major.minor.patch+hash');

/** Schema of a remote's name. */
export const remoteName = textThat(isRemoteName, 'the name of a remote');

const deployment = v.object({
  traffic: v.pipe(
    v.number(),
    v.check(isPercent, ({ received }) => `expected 0 to 100 in steps of 0.01, got ${received}`),
  ),
  default: v.boolean(),
});

const signature = textThat(isSignature, 'a signature (base64 of 64 bytes)');

/** Schema of a release reference: address, content and signature. */
export const releaseReference = {
  url: textThat(isWebAddress, 'an http(s) address'),
  metadata: jsonObject(
    v.strictObject({ integrity: textThat(isIntegrity, 'an integrity (sha384-…)'), version }),
  ),
  // Outside the metadata: the format closes that, and earlier shells refuse unknown fields in it.
  extras: v.exactOptional(
    jsonObject(v.objectWithRest({ signature: v.exactOptional(signature) }, v.unknown())),
  ),
};

const liveRelease = v.pipe(
  jsonObject(v.object({ ...releaseReference, deployment: jsonObject(deployment) })),
  v.forward(
    v.check(
      ({ url, metadata: { version } }) => new URL(url).pathname.endsWith(`/${version}/release.json`),
      'expected the address of the release.json in the folder of its version',
    ),
    ['url'],
  ),
);

const liveReleases = v.pipe(
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

const quarantinedVersion = jsonObject(
  v.strictObject({ version, until: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())) }),
);

/** Schema of one remote's state in a release map. */
export const remoteState = v.object({
  releases: v.exactOptional(liveReleases),
  paths: v.exactOptional(v.array(textThat(isPathPattern, 'a path pattern'))),
  quarantined: v.exactOptional(v.array(quarantinedVersion)),
  rollout: v.exactOptional(rolloutSchema),
  frozen: v.exactOptional(v.literal(true)),
  keys: v.exactOptional(v.array(textThat(isPublicKey, 'the base64 of an ed25519 public key'))),
  origins: v.exactOptional(v.array(textThat(isOrigin, 'an http(s) origin'))),
});

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100 && Math.abs(value * 100 - hundredths(value)) < 1e-6;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
