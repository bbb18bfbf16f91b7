import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';

/** Creates a key with which a file's tests sign from now on: `RELEASE_SIGNING_KEY`. */
export function signingKeyForTest(): KeyObject {
  const file = join(temporaryFolder(), 'key.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  process.env.RELEASE_SIGNING_KEY = file;
  return privateKey;
}
