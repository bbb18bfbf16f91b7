import { integrityOf } from '@storefront/shared/release/integrity';
import { served } from '../http/testing/served';
import { assetsAt } from './shell-assets';

const failed = jest.fn();
let origin: string;

// Each file has its own name in it.
beforeAll(async () => {
  origin = await served(({ url = '' }, response) => response.end(url.slice('/_shell/'.length)));
});
beforeEach(() => failed.mockReset());

/** Assets of a build with these files, each holding the text given for it. */
const assetsOf = (texts: Record<string, string>) => ({
  scripts: ['/_shell/shell.1.js'],
  styles: ['/_shell/shell.1.css'],
  files: Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [`/_shell/${name}`, integrityOf(Buffer.from(text))]),
  ),
});

test('documents use the origin that has the files', async () => {
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

test("documents use the shop's own files if the origin's differ, and the log says why", async () => {
  const assets = assetsOf({ 'shell.1.js': 'other' });
  expect(await assetsAt(origin, assets, failed)).toBe(assets);
  const reason = `${origin}/_shell/shell.1.js does not match its integrity.`;
  const sentence = `The files of this build are not at ${origin}, so documents use the shop's own: ${reason}`;
  expect(failed).toHaveBeenCalledWith(new Error(sentence));
});
