import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimVersion } from '@storefront/build/publishing/claim-version';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../stores/releases';
import { packedRelease } from '../testing/packed-release';
import { rollBack } from './roll-back';
import { setTraffic } from './set-traffic';
import { switchOff, switchOn } from './switch';

const folder = temporaryFolder();
const moved = temporaryFolder();
const releases = releasesIn(folder);
process.env.LAB_ORIGIN = 'https://lab.example.com';

test('names a live release whose folder is missing, with the remedies, until the folder is back', async () => {
  const [old, next] = [await packedRelease(folder, '1.0.0'), await packedRelease(folder, '1.0.1')];
  for (const version of [old, next]) {
    await claimVersion(join(folder, 'lab'), version);
    await setTraffic(releases, 'lab', { [version]: 100 });
  }
  await rename(join(folder, 'lab', old), join(moved, old));
  const sentence = (version: string) =>
    new Error(
      `lab ${version} is not in ${folder} any more: restore its folder, publish it again (pnpm releases push), or give the visitors to what is there (pnpm releases status).`,
    );
  await expect(rollBack(releases, 'lab')).rejects.toThrow(sentence(old));
  await rename(join(moved, old), join(folder, 'lab', old));
  await rollBack(releases, 'lab');
  await switchOff(releases.store, 'lab');
  await rm(join(folder, 'lab', old), { recursive: true });
  await expect(switchOn(releases, 'lab')).rejects.toThrow(sentence(old));
});
