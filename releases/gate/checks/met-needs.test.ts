import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractMajor, contractMinor, contractVersion } from '@storefront/shared/contracts/contract-version';
import type { Provided } from '@storefront/shared/release/unmet-need';
import { noNeeds } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { publishedCandidate } from '../../testing/candidate';
import { metNeeds } from './met-needs';

process.env.LAB_ORIGIN = 'https://lab.example';

const folder = temporaryFolder();
const provided: Provided = {
  contract: contractVersion,
  libraries: { react: '19.3.1', '@module-federation/runtime': '2.9.2' },
  names: { react: ['useState'] },
};
const file = join(folder, 'provides.json');
beforeEach(() => writeFile(file, JSON.stringify(provided)));

test('a release that needs what the shell provides has nothing against it', async () => {
  const libraries = { react: '^19.1.0', '@module-federation/runtime': '~2.9.0' };
  const needs = { ...noNeeds, libraries, names: { react: ['useState'] } };
  expect((await metNeeds.run(await publishedCandidate(folder, 'lab', '1.0.0', { needs }))).findings).toEqual(
    [],
  );
});

test.each([
  [`contract ${contractMajor + 1}.0`, { contract: `${contractMajor + 1}.0` }],
  [`contract ${contractMajor}.${contractMinor + 1}`, { contract: `${contractMajor}.${contractMinor + 1}` }],
  ['react ^18.0.0', { libraries: { react: '^18.0.0' } }],
  ['@module-federation/runtime ~2.8.0', { libraries: { '@module-federation/runtime': '~2.8.0' } }],
  ["'useBasket' of @storefront/shared/bus", { names: { '@storefront/shared/bus': ['useBasket'] } }],
])('one that needs %s is refused', async (need, needs) => {
  const candidate = await publishedCandidate(folder, 'lab', '1.0.1', { needs: { ...noNeeds, ...needs } });
  expect((await metNeeds.run(candidate)).findings).toEqual([
    `lab ${candidate.version} needs ${need}, which the shell does not provide.`,
  ]);
});

test('where nobody has said what shells provide, every one is refused', async () => {
  await rm(file);
  expect((await metNeeds.run(await publishedCandidate(folder, 'lab', '1.0.0'))).findings).toEqual([
    `What shells provide is not known: there is no provides.json in ${folder} (pnpm start).`,
  ]);
});
