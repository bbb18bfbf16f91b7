import { publicKeyOf } from '@storefront/shared/release/public-key';
import { signingKey, signingKeyFile } from './signing-key';

/**
 * The public half of the key that a remote's releases are signed with here, and what to do with both, a line each.
 *
 * @throws Error as `signingKey` does
 */
export async function keyText(remote: string): Promise<string> {
  const key = publicKeyOf(await signingKey(remote));
  return [
    key,
    `Whoever operates the shop takes it in: pnpm releases keys ${remote} --trust ${key}`,
    `The private half is ${signingKeyFile(remote)}: it is for whoever publishes ${remote}, elsewhere by RELEASE_SIGNING_KEY.`,
  ].join('\n');
}
