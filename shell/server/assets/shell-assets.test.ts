import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { shellAssets, themeStyles } from './shell-assets';

const folder = temporaryFolder();
const built = {
  scripts: ['/_shell/library.0.js', '/_shell/shell.1.js'],
  styles: ['/_shell/shell.1.css'],
  files: { '/_shell/library.0.js': 'sha384-one', '/_shell/shell.1.js': 'sha384-two' },
};

beforeAll(() => {
  mkdirSync(join(folder, 'browser'));
  writeFileSync(join(folder, 'browser/shell.1.css'), ':root{}');
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(built));
});

test('documents refer to the shop’s own files by their paths', () => {
  expect(shellAssets(folder)).toEqual(built);
});

test('where these are at an origin of their own, by their addresses', () => {
  const assets = shellAssets(folder, 'https://static.test');
  expect(assets).toEqual({
    scripts: ['https://static.test/_shell/library.0.js', 'https://static.test/_shell/shell.1.js'],
    styles: ['https://static.test/_shell/shell.1.css'],
    files: {
      'https://static.test/_shell/library.0.js': 'sha384-one',
      'https://static.test/_shell/shell.1.js': 'sha384-two',
    },
  });
  expect(themeStyles(folder, assets)).toMatchObject([{ href: assets.styles[0], text: ':root{}' }]);
});
