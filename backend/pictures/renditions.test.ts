import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deferred } from '@storefront/shared/testing/deferred';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { samplePictures } from './picture-files';
import { createRenditions } from './renditions';

const root = temporaryFolder();
let folder: string;
/** Renders under way, by what they render. */
let studio: Map<string, ReturnType<typeof deferred<Buffer>>>;

beforeEach(async () => {
  folder = await mkdtemp(join(root, 'renditions-'));
  await mkdir(join(folder, 'own'));
  studio = new Map();
});

const create = (folders = [join(folder, 'own')]) =>
  createRenditions({
    folders,
    cacheFolder: join(folder, 'cache'),
    render: (source) => {
      const done = deferred<Buffer>();
      studio.set(String(source), done);
      return done.promise;
    },
  });

async function file(renditions: ReturnType<typeof create>, name: string) {
  await writeFile(join(folder, 'own', name), name);
  const found = await renditions.find(name);
  if (!found) throw new Error(name);
  return found;
}

/** Resolves when this is being rendered. */
async function begun(name: string): Promise<void> {
  while (!studio.has(name)) await new Promise((resolve) => setTimeout(resolve, 1));
}
const finish = (name: string) => studio.get(name)?.resolve(Buffer.from(name));
/** Long enough for what is on its way to disk and back. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

test('what is prepared is there for visitors, and is not prepared again', async () => {
  const renditions = create();
  const a = await file(renditions, 'a.png');
  const prepared = renditions.prepare(a, 500, 'avif');
  await begun('a.png');
  finish('a.png');
  await prepared;
  studio.clear();
  const visit = renditions.render(await file(renditions, 'b.png'), 500, 'avif', () => 'ann');
  await begun('b.png');
  await renditions.prepare(a, 500, 'avif');
  finish('b.png');
  await visit;
  studio.clear();
  expect(String(await renditions.render(a, 500, 'avif', () => 'ann'))).toBe('a.png');
  expect(studio.size).toBe(0);
  expect(await readdir(join(folder, 'cache'))).toHaveLength(2);
});

test('one picture is prepared at a time, after all that visitors wait for', async () => {
  const renditions = create();
  const [a, b, c, d] = await Promise.all(
    ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => file(renditions, name)),
  );
  if (!a || !b || !c || !d) throw new Error();
  const visits = [a, b].map((picture) => renditions.render(picture, 500, 'webp', () => 'ann'));
  await Promise.all(['a.png', 'b.png'].map(begun));
  const preparing = [c, d].map((picture) => renditions.prepare(picture, 500, 'webp'));
  finish('a.png');
  await visits[0];
  await aWhile();
  // One turn is free, but a visitor still waits.
  expect([...studio.keys()].sort()).toEqual(['a.png', 'b.png']);
  finish('b.png');
  await Promise.race(['c.png', 'd.png'].map(begun));
  await aWhile();
  expect(studio.size).toBe(3);
  const [first = ''] = [...studio.keys()].slice(2);
  // A visitor need not wait for it.
  const visit = renditions.render(a, 245, 'webp', () => 'ann');
  studio.delete('a.png');
  await begun('a.png');
  finish('a.png');
  await visit;
  finish(first);
  await begun(first === 'c.png' ? 'd.png' : 'c.png');
  finish('c.png');
  finish('d.png');
  await Promise.all(preparing);
});

test('a picture that cannot be rendered holds up no other', async () => {
  const renditions = create();
  const [a, b] = await Promise.all(['a.png', 'b.png'].map((name) => file(renditions, name)));
  if (!a || !b) throw new Error();
  const failing = renditions.prepare(a, 500, 'webp');
  await begun('a.png');
  studio.get('a.png')?.reject(new Error('damaged'));
  await expect(failing).rejects.toThrow('damaged');
  const next = renditions.prepare(b, 500, 'webp');
  await begun('b.png');
  finish('b.png');
  await next;
});

test("own pictures go before the sample's, which are found from everywhere", async () => {
  const renditions = create([join(folder, 'own'), samplePictures]);
  const drawing = await renditions.find('glove-box-1.blue.svg');
  expect(String(await drawing?.read())).toMatch(/^<svg/);
  const own = await file(renditions, 'glove-box-1.blue.svg');
  expect(String(await own.read())).toBe('glove-box-1.blue.svg');
});
