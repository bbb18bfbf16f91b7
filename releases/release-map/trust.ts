import { isPublicKey } from '@storefront/shared/release/public-key';
import * as v from 'valibot';

/** Which releases of a remote may run: those that one of the keys has signed, and that come from one of the origins. */
export interface Trust {
  /** ed25519 public keys, base64 of their 32 bytes. Where it is not said which, none need be signed; of none, none may run. */
  readonly keys?: readonly string[];
  /** http(s) origins, without a slash at the end. Where it is not said which, any will do; of none, none may run. */
  readonly origins?: readonly string[];
}

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

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
