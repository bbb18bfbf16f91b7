import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import sharp from 'sharp';
import { hasLocalPicture, importLocalPicture, readLocalPicture } from './import-local-picture';

const folders = temporaryFolder();
let folder: string;
let pictureFolder: string;

const square = (background: string, size = 8) =>
  sharp({ create: { width: size, height: size, channels: 3, background } });

beforeEach(async () => {
  const parent = await mkdtemp(join(folders, 'import-'));
  folder = join(parent, 'mine');
  pictureFolder = join(parent, 'shop');
  await mkdir(folder);
});

const put = async (name: string, bytes: Buffer | string) => writeFile(join(folder, name), bytes);
const take = (name: string) => importLocalPicture(folder, name, { pictureFolder });
const error = (sentence: RegExp) => ({ error: expect.stringMatching(sentence) });

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is stored as it is, by the name of its content',
  async (type) => {
    const bytes = await square('#f00').toFormat(type).toBuffer();
    // What a file is does not depend on its name.
    await put('Gloves', bytes);
    const taken = await take('Gloves');
    expect(taken).toEqual({
      file: expect.stringMatching(new RegExp(`^[0-9a-f]{36}\\.${type.replace('jpeg', 'jpg')}$`)),
    });
    const [file = ''] = await readdir(pictureFolder);
    expect(taken).toEqual({ file });
    expect(await readFile(join(pictureFolder, file))).toEqual(bytes);
  },
);

test('without a folder of the shop a picture is checked only', async () => {
  await put('a.png', await square('#f00').png().toBuffer());
  await put('b.png', 'none');
  const check = (name: string) => importLocalPicture(folder, name, { pictureFolder: null });
  expect(await check('a.png')).toHaveProperty('file');
  expect(await check('b.png')).toHaveProperty('error');
});

test('the same picture under two names is one file, and another picture is another', async () => {
  const bytes = await square('#f00').png().toBuffer();
  await put('a.png', bytes);
  await put('b.png', bytes);
  await put('c.png', await square('#0f0').png().toBuffer());
  const [a, b, c] = await Promise.all(['a.png', 'b.png', 'c.png'].map(take));
  expect(a).toEqual(b);
  expect(c).not.toEqual(a);
  expect(await readdir(pictureFolder)).toHaveLength(2);
});

test('a file that a power cut left empty is written again', async () => {
  await put('a.png', await square('#f00').png().toBuffer());
  await take('a.png');
  const [file = ''] = await readdir(pictureFolder);
  await truncate(join(pictureFolder, file));
  await take('a.png');
  expect((await readFile(join(pictureFolder, file))).length).toBeGreaterThan(0);
});

test.each([
  ['Gloves Blue.PNG', 'gloves blue.png'],
  ['gloves blue.png', 'Gloves%20Blue.png'],
  ['gloves%20blue.png', 'gloves blue.png'],
  ['gloves  blue.png', ' gloves\u00a0blue.png '],
  ['mask-l2.png', 'mask l2 .png'],
  ['Nitrile_gloves-blue.png', 'nitrile gloves blue.png'],
  // As macOS and as others write it.
  ['cre\u0300me.png', 'Cr\u00e8me.png'],
  ['50% off.png', '50% Off.png'],
])('the file %j is found as %j', async (file, name) => {
  await put(file, await square('#f00').png().toBuffer());
  expect(await hasLocalPicture(folder, name)).toBe(true);
  expect(await take(name)).toHaveProperty('file');
});

test('of names that differ in case alone the exact one is meant, else none', async () => {
  await put('a.png', await square('#f00').png().toBuffer());
  await put('A.png', await square('#0f0').png().toBuffer());
  expect(await take('A.png')).toHaveProperty('file');
  expect(await take('A.PNG')).toEqual(
    error(/^Several files are called so: write (a.png or A.png|A.png or a.png)\.$/),
  );
});

test('a file that was put there later is found', async () => {
  await put('a.png', await square('#f00').png().toBuffer());
  expect(await take('b.png')).toEqual(error(/^There is no such picture/));
  await rename(join(folder, 'a.png'), join(folder, 'b.png'));
  expect(await take('b.png')).toHaveProperty('file');
});

test.each(['../secret.png', '..%2Fsecret.png', '/etc/passwd', '..', '.', '', '..\\secret.png', 'a\0.png'])(
  'no name leads out of the folder: %j',
  async (name) => {
    await writeFile(join(folder, '..', 'secret.png'), await square('#f00').png().toBuffer());
    expect(await hasLocalPicture(folder, name)).toBe(false);
    expect(await take(name)).toEqual(error(/^There is no such picture/));
  },
);

test('a link out of the folder is refused, one inside is followed', async () => {
  await writeFile(join(folder, '..', 'secret.png'), await square('#f00').png().toBuffer());
  await symlink('../secret.png', join(folder, 'out.png'));
  await put('a.png', await square('#f00').png().toBuffer());
  await symlink('a.png', join(folder, 'in.png'));
  await symlink('nothing.png', join(folder, 'dangling.png'));
  expect(await take('out.png')).toEqual(error(/^This is a link to another folder/));
  expect(await take('in.png')).toHaveProperty('file');
  expect(await take('dangling.png')).toEqual({ error: 'The file cannot be read (ENOENT).' });
});

test('a path may have folders, but none that is a link', async () => {
  const picture = await square('#f00').png().toBuffer();
  await mkdir(join(folder, 'in'));
  await put('in/a.png', picture);
  await mkdir(join(folder, '..', 'out'));
  await writeFile(join(folder, '..', 'out', 'a.png'), picture);
  await symlink('../out', join(folder, 'link'));
  expect(await readLocalPicture(folder, 'in/a.png')).toEqual(picture);
  await expect(readLocalPicture(folder, 'link/a.png')).rejects.toThrow('This is a link to another folder');
});

test('a pipe is not waited for, and a folder is no file', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.png')]);
  await mkdir(join(folder, 'folder.png'));
  expect(await take('pipe.png')).toEqual({ error: 'This is not a file.' });
  expect(await take('folder.png')).toEqual({ error: 'This is not a file.' });
});

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^This is a drawing in SVG\. Only JPEG/],
  ['a drawing with a declaration', '\n<?xml version="1.0"?><svg/>', /^This is a drawing in SVG/],
  ['a web page', '<!DOCTYPE html><p>Sign in', /^This is a web page/],
  ['a GIF', 'GIF89a', /^This is a picture in GIF/],
  ['a text', 'hello', /^This is not a picture/],
  ['nothing', '', /^The file is empty/],
  ['half a header', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /^The file is damaged/],
])('%s is refused by its content', async (_what, content, sentence) => {
  await put('a.png', content);
  expect(await take('a.png')).toEqual(error(sentence));
  await expect(readdir(pictureFolder)).rejects.toThrow('ENOENT');
});

test('an AVIF is refused', async () => {
  await put('a.avif', await square('#f00').avif().toBuffer());
  expect(await take('a.avif')).toEqual(error(/^This is a picture in AVIF or HEIC\./));
});

test('a small file that becomes a huge picture is refused before it is decoded', async () => {
  const bomb = await square('#fff', 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(200_000);
  await put('bomb.png', bomb);
  expect(await take('bomb.png')).toEqual({
    error: 'The picture has 6000 × 6000 pixels, and at most 30 million are taken.',
  });
});

test('a file that is too large is refused', async () => {
  await put('a.jpg', Buffer.from([0xff, 0xd8, 0xff]));
  await truncate(join(folder, 'a.jpg'), 20 * 1024 * 1024 + 1);
  expect(await take('a.jpg')).toEqual(error(/^The file has more than 20 MB/));
});

test("a folder that is not there is no picture's fault", async () => {
  await expect(importLocalPicture(join(folder, 'nowhere'), 'a.png', { pictureFolder })).rejects.toThrow(
    'ENOENT',
  );
});
