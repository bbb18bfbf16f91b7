import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Rendition } from 'sample/pictures/render-picture';
import { pictureRoute } from './picture-route';

let folder: string;
let rendered: Rendition[];
/** Addresses that have asked for a rendering. */
let asked: string[];
/** What renderings wait for. */
let studio: Promise<void>;
const servers: FastifyInstance[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  rendered = [];
  asked = [];
  studio = Promise.resolve();
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await rm(folder, { recursive: true });
});

async function startServer(cacheFolder = join(folder, 'cache')) {
  const server = Fastify();
  servers.push(server);
  await server.register(pictureRoute, {
    cacheFolder,
    addressOf({ headers }) {
      asked.push(String(headers.from));
      return String(headers.from);
    },
    render: async (rendition) => {
      rendered.push(rendition);
      await studio;
      return Buffer.from(`${rendition.kind} as ${rendition.type}`);
    },
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
}

const address = '/uploads/small/stethoscope-2-3';

test('answers in the best type the browser names, to be kept for ever', async () => {
  const get = await startServer();
  const answer = await get(address, { accept: 'image/avif,image/webp,*/*' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('stethoscope as avif');
  expect(rendered).toEqual([{ kind: 'stethoscope', view: 2, tint: 3, format: 'small', type: 'avif' }]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/avif',
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
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

test.each([
  '/uploads/huge/stethoscope-2-3',
  '/uploads/small/stethoscope-2-9',
  '/uploads/small/unicorn-1-1',
  '/uploads/small/..%2F..%2Fetc%2Fpasswd',
  `/uploads/small/${'a'.repeat(90)}`,
  '/uploads/small/%00',
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
  expect(bodies).toEqual(Array(8).fill('stethoscope as jpeg'));
  expect(rendered).toHaveLength(1);
});

test('who asks for one picture is next, however many another one waits for', async () => {
  const get = await startServer();
  let open = () => {};
  studio = new Promise((resolve) => {
    open = resolve;
  });
  const [greedy, other] = ['192.0.2.1', '198.51.100.1'];
  const tints = [1, 2, 3, 4, 5];
  const many = tints.map((tint) => get(`/uploads/small/glove-box-1-${tint}`, { from: greedy }));
  while (asked.length < tints.length) await new Promise((resolve) => setImmediate(resolve));
  const one = get(address, { from: other });
  while (!asked.includes(other)) await new Promise((resolve) => setImmediate(resolve));
  open();
  await Promise.all([...many, one]);
  expect(rendered.map(({ kind }) => kind).indexOf('stethoscope')).toBeLessThanOrEqual(3);
});

test('a new server takes what an earlier one kept, and only finished files are kept', async () => {
  await (await startServer())(address);
  const answer = await (await startServer())(address);
  expect(await answer.text()).toBe('stethoscope as jpeg');
  expect(rendered).toHaveLength(1);
  expect(await readdir(join(folder, 'cache'))).toEqual([
    expect.stringMatching(/\.stethoscope-2-3-small\.jpeg$/),
  ]);
});

test('an empty file, as a power cut leaves it, is made anew', async () => {
  const get = await startServer();
  await get(address);
  const [file = ''] = await readdir(join(folder, 'cache'));
  await truncate(join(folder, 'cache', file));
  expect(await (await get(address)).text()).toBe('stethoscope as jpeg');
  expect(rendered).toHaveLength(2);
});

test('a folder that cannot be written to costs the cache, not the picture', async () => {
  const notAFolder = join(folder, 'file');
  await writeFile(notAFolder, '');
  const get = await startServer(notAFolder);
  expect((await get(address)).status).toBe(200);
});
