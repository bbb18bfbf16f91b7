import { mkdir, mkdtemp, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deferred } from '@storefront/shared/testing/deferred';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import Fastify, { type FastifyInstance } from 'fastify';
import { pictureRoute } from './picture-route';
import type { PictureSize } from './render-picture';
import { createRenditions } from './renditions';

const folders = temporaryFolder();
let folder: string;
/** Renderings so far: the file's content, size and type. */
let rendered: [content: string, size: PictureSize, type: string][];
/** Addresses that have asked for a rendering. */
let asked: string[];
/** A promise that renderings wait for. */
let studio: Promise<void>;
const servers: FastifyInstance[] = [];
const files = [
  'gloves.svg',
  'roll.jpg',
  'Roll, from above.PNG',
  ...[1, 2, 3, 4, 5].map((nth) => `box-${nth}.webp`),
];

beforeEach(async () => {
  folder = await mkdtemp(join(folders, 'pictures-'));
  await mkdir(join(folder, 'files', 'folder.svg'), { recursive: true });
  await writeFile(join(folder, 'secret.svg'), 'secret');
  await writeFile(join(folder, 'files', '.hidden.svg'), 'hidden');
  await writeFile(join(folder, 'files', 'notes.txt'), 'notes');
  for (const file of files) await writeFile(join(folder, 'files', file), file);
  rendered = [];
  asked = [];
  studio = Promise.resolve();
});

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function startServer(cacheFolder = join(folder, 'cache')) {
  // As the backend has it, so that a name which is too long for a file comes here.
  const server = Fastify({ routerOptions: { maxParamLength: 1000 } });
  servers.push(server);
  await server.register(pictureRoute, {
    addressOf({ headers }) {
      asked.push(String(headers.from));
      return String(headers.from);
    },
    renditions: createRenditions({
      folders: [join(folder, 'files')],
      cacheFolder,
      render: async (source, size, type) => {
        rendered.push([String(source), size, type]);
        await studio;
        return Buffer.from(`${source} as ${type}`);
      },
    }),
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
}

const address = '/uploads/small/gloves.svg';

test('answers in the best type the browser names, to be kept for ever', async () => {
  const get = await startServer();
  const answer = await get(address, { accept: 'image/avif,image/webp,*/*' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('gloves.svg as avif');
  expect(rendered).toEqual([['gloves.svg', 500, 'avif']]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('an answer without a picture is not kept', async () => {
  const get = await startServer();
  studio = Promise.reject(new Error('no picture'));
  const { status, headers } = await get(address);
  expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([500, null, null]);
});

test('each type has a tag of its own, and a known tag is answered without a body', async () => {
  const get = await startServer();
  const webp = (await get(address, { accept: 'image/webp' })).headers.get('etag');
  const jpeg = (await get(address)).headers.get('etag');
  expect(webp).not.toBe(jpeg);
  const again = await get(address, { 'if-none-match': `W/"old", ${jpeg}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('vary')).toBe('Accept');
  expect((await get(address, { 'if-none-match': `${webp}` })).status).toBe(200);
});

test.each(files)('a file is a picture at an address of its name: %s', async (file) => {
  const get = await startServer();
  const answer = await get(`/uploads/large/${encodeURIComponent(file)}`);
  expect([answer.status, rendered]).toEqual([200, [[file, 1000, 'jpeg']]]);
});

test('a picture is there whole, too', async () => {
  const get = await startServer();
  expect((await get('/uploads/whole/roll.jpg', { accept: 'image/webp' })).status).toBe(200);
  expect(rendered).toEqual([['roll.jpg', 'whole', 'webp']]);
});

test('a drawing is there in other colours by name, and a file of that name goes before it', async () => {
  await writeFile(join(folder, 'files', 'gloves.svg'), '<path fill="#3F9B95" stroke="#fff"/>');
  await writeFile(join(folder, 'files', 'gloves.blue.svg'), 'own');
  const get = await startServer();
  const tags = ['gloves.svg', 'gloves.coral.svg', 'gloves.blue.svg', 'gloves.slate.svg'].map(async (file) => {
    return (await get(`/uploads/thumbnail/${file}`)).headers.get('etag');
  });
  expect(new Set(await Promise.all(tags)).size).toBe(4);
  expect(new Set(rendered.map(([content]) => content))).toEqual(
    new Set([
      '<path fill="#3F9B95" stroke="#fff"/>',
      '<path fill="#cf7d6f" stroke="#fff"/>',
      'own',
      '<path fill="#61758a" stroke="#fff"/>',
    ]),
  );
});

test('a file that is replaced is another picture', async () => {
  const get = await startServer();
  const before = (await get(address)).headers.get('etag');
  await writeFile(join(folder, 'files', 'gloves.svg'), 'new gloves');
  const after = await get(address, { 'if-none-match': `${before}` });
  expect([after.status, await after.text()]).toEqual([200, 'new gloves as jpeg']);
});

test.each([
  '/uploads/huge/gloves.svg',
  '/uploads/toString/gloves.svg',
  '/uploads/small/unicorn.blue.svg',
  '/uploads/small/gloves.pink.svg',
  '/uploads/small/roll.blue.jpg',
  '/uploads/small/folder.svg',
  '/uploads/small/notes.txt',
  '/uploads/small/.hidden.svg',
  '/uploads/small/..%2Fsecret.svg',
  '/uploads/small/..%2Fsecret.blue.svg',
  '/uploads/small/..%5Csecret.svg',
  `/uploads/small/${'a'.repeat(90)}`,
  `/uploads/small/${'a'.repeat(300)}.svg`,
  '/uploads/small/%00',
  '/uploads/small/gloves.svg%00.svg',
])('%s is not found, with a message', async (path) => {
  const get = await startServer();
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'There is no such picture.' });
  expect(rendered).toEqual([]);
});

test('requests at the same time share one rendering', async () => {
  const get = await startServer();
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(address)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(bodies).toEqual(Array(8).fill('gloves.svg as jpeg'));
  expect(rendered).toHaveLength(1);
});

test('a client that asks for one picture comes next, however many another waits for', async () => {
  const get = await startServer();
  const open = deferred();
  studio = open.promise;
  const [greedy, other] = ['192.0.2.1', '198.51.100.1'];
  const boxes = [1, 2, 3, 4, 5];
  const many = boxes.map((nth) => get(`/uploads/small/box-${nth}.webp`, { from: greedy }));
  while (asked.length < boxes.length) await new Promise((resolve) => setImmediate(resolve));
  const one = get(address, { from: other });
  while (!asked.includes(other)) await new Promise((resolve) => setImmediate(resolve));
  open.resolve();
  await Promise.all([...many, one]);
  expect(rendered.map(([content]) => content).indexOf('gloves.svg')).toBeLessThanOrEqual(3);
});

test('a new server uses the finished files of an earlier one', async () => {
  await (await startServer())(address);
  const answer = await (await startServer())(address);
  expect(await answer.text()).toBe('gloves.svg as jpeg');
  expect(rendered).toHaveLength(1);
  expect(await readdir(join(folder, 'cache'))).toEqual([expect.stringMatching(/^[\w-]+\.jpeg$/)]);
});

test('an empty file, as a power cut leaves it, is made anew', async () => {
  const get = await startServer();
  await get(address);
  const [file = ''] = await readdir(join(folder, 'cache'));
  await truncate(join(folder, 'cache', file));
  expect(await (await get(address)).text()).toBe('gloves.svg as jpeg');
  expect(rendered).toHaveLength(2);
});

test('a folder that cannot be written to costs the cache, not the picture', async () => {
  const notAFolder = join(folder, 'file');
  await writeFile(notAFolder, '');
  const get = await startServer(notAFolder);
  expect((await get(address)).status).toBe(200);
});
