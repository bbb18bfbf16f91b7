import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { writeOnce } from '@storefront/shared/server/write-once';

/** File of a remote's signing key: RELEASE_SIGNING_KEY, or the workspace's own, `.local/keys/cart.pem` in the working directory. */
export function signingKeyFile(remote: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(process.cwd(), env.RELEASE_SIGNING_KEY || `.local/keys/${remote}.pem`);
}

/**
 * The private key; the workspace's own is created when missing.
 *
 * @throws Error in one sentence when the file cannot be read or is no such key; the file system's own when none can be created
 */
export async function signingKey(remote: string, env: NodeJS.ProcessEnv = process.env): Promise<KeyObject> {
  const kept = await keptSigningKey(remote, env);
  if (kept) return kept;
  await makeKey(signingKeyFile(remote, env));
  return signingKey(remote, env);
}

/** The private key; null where no file is named or exists. @throws Error in one sentence when its file cannot be read or is no such key */
export async function keptSigningKey(
  remote: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<KeyObject | null> {
  const file = signingKeyFile(remote, env);
  const isOwn = !env.RELEASE_SIGNING_KEY;
  const subject = isOwn ? file : `RELEASE_SIGNING_KEY, ${file},`;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (!isOwn || error.code !== 'ENOENT') throw new Error(`${subject} cannot be read (${error.code}).`);
    return null;
  });
  if (text === null) return null;
  const key = parsedKey(text);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`${subject} is not a signing key: expected an ed25519 private key in PKCS#8, as PEM.`);
}

function parsedKey(text: string): KeyObject | null {
  try {
    return createPrivateKey(text);
  } catch {
    return null;
  }
}

async function makeKey(file: string): Promise<void> {
  const folder = dirname(file);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A remote may have a repository of its own.
  await writeOnce(join(folder, '.gitignore'), '*\n');
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeOnce(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

/** The public key of a remote's releases, and what to do with both halves, a line each. @throws Error as `signingKey` does */
export async function keyText(remote: string): Promise<string> {
  const key = publicKeyOf(await signingKey(remote));
  return [
    key,
    `The operator of the shop trusts it with: pnpm releases keys ${remote} --trust ${key}`,
    `The private half is ${signingKeyFile(remote)}. Keep it secret; to publish ${remote} elsewhere, name its file in RELEASE_SIGNING_KEY.`,
  ].join('\n');
}
