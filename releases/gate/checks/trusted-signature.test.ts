import { generateKeyPairSync } from 'node:crypto';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../../stores/releases';
import { signedRelease } from '../../testing/signed-release';
import { trustRemote } from '../../trust/trust-remote';
import { candidateOf } from '../candidate';
import { trustedSignature } from './trusted-signature';

process.env.LAB_ORIGIN = 'https://lab.example';

const folder = temporaryFolder();
const [own, strange] = ['own', 'strange'].map(() => generateKeyPairSync('ed25519').privateKey);
if (!own || !strange) throw new Error('There should be two keys.');

const findings = async (version: string) => {
  const candidate = await candidateOf(releasesIn(folder), await readPublishedRelease(folder, 'lab', version));
  return (await trustedSignature.run(candidate)).findings;
};

test('where nobody is trusted, every release may run', async () => {
  expect(await findings(await signedRelease(folder, 'lab', '1.0.0'))).toEqual([]);
});

test('from then on one that a stranger has signed, or nobody, is refused', async () => {
  await trustRemote(releasesIn(folder), 'lab', { keys: [publicKeyOf(own)] });
  expect(await findings(await signedRelease(folder, 'lab', '1.0.1', own))).toEqual([]);
  const unsigned = await signedRelease(folder, 'lab', '1.0.2');
  expect(await findings(unsigned)).toEqual([`lab ${unsigned} is not signed: no shell runs it.`]);
  const foreign = await signedRelease(folder, 'lab', '1.0.3', strange);
  expect(await findings(foreign)).toEqual([`lab ${foreign} is signed with no key of lab: no shell runs it.`]);
});
