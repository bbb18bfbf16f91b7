import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@storefront/shared/release/integrity';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type ArtefactHost, startArtefactHost } from 'releases/serving/artefact-host';
import { assetsAt } from './shell-assets';

const folder = temporaryFolder();
const failed = jest.fn();
let host: ArtefactHost;
let origin: string;

beforeAll(async () => {
  await mkdir(join(folder, '_shell'));
  for (const name of ['shell.1.js', 'shell.1.css']) await writeFile(join(folder, '_shell', name), name);
  host = await startArtefactHost({ folder, port: 0 });
  origin = `http://127.0.0.1:${host.port}`;
});
afterAll(() => host.close());
beforeEach(() => failed.mockReset());

/** Assets of a build with these files, each holding the text given for it. */
const assetsOf = (texts: Record<string, string>) => ({
  scripts: ['/_shell/shell.1.js'],
  styles: ['/_shell/shell.1.css'],
  files: Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [`/_shell/${name}`, integrityOf(Buffer.from(text))]),
  ),
});

test('documents refer to the origin that has the files', async () => {
  const assets = assetsOf({ 'shell.1.js': 'shell.1.js', 'shell.1.css': 'shell.1.css' });
  expect(await assetsAt(origin, assets, failed)).toEqual({
    scripts: [`${origin}/_shell/shell.1.js`],
    styles: [`${origin}/_shell/shell.1.css`],
    files: {
      [`${origin}/_shell/shell.1.js`]: assets.files['/_shell/shell.1.js'],
      [`${origin}/_shell/shell.1.css`]: assets.files['/_shell/shell.1.css'],
    },
  });
  expect(failed).not.toHaveBeenCalled();
});

test('where it has another in its place they stay at the shop’s own, and it is said why', async () => {
  const assets = assetsOf({ 'shell.1.js': 'other' });
  expect(await assetsAt(origin, assets, failed)).toBe(assets);
  const reason = `${origin}/_shell/shell.1.js is not what its integrity says.`;
  const sentence = `The files of this build are not at ${origin}, so documents take the shop's own: ${reason}`;
  expect(failed).toHaveBeenCalledWith(new Error(sentence));
});
