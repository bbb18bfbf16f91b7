import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import sharp from 'sharp';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { type FakeTime, fakeTime } from '../testing/fake-time';
import { openInMemory } from '../testing/test-database';
import { listAwaitedPictures, retryPictures } from './awaited-pictures';
import { startFetchingPictures } from './fetch-awaited-pictures';
import { fetchPicture } from './fetch-picture';
import { keepPicture } from './keep-picture';
import { pictureQueue } from './picture-queue';
import { preparePicture, startPreparingPictures } from './prepare-pictures';
import { createRenditions } from './renditions';

const root = temporaryFolder();
let database: Database;
let folder: string;
let time: FakeTime;
let server: Server | undefined;
const running: { stop(): Promise<void> }[] = [];
const logged: string[] = [];

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
  await database.script(`
    insert into main_category values ('m', 1, 'm', 'm');
    insert into category values ('c', 'm', 1, 'c', 'c');`);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.script(`
    delete from product;
    update catalogue set version = 1;
    insert into product (id, name, main_id, category_id, on_sale, featured, top, latest, active, sizes, colours, sku,
      description, created_at, search)
    select id, id, 'm', 'c', false, false, false, false, true, '{}', '{}', 'SKU-' || id, '', now(), ''
      from unnest(array['a', 'b']) as id`);
  folder = await mkdtemp(join(root, 'awaited-'));
  time = fakeTime();
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const red = (size = 20) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#f00' } }).png();

/** A server of pictures; returns its origin. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const renditions = () =>
  createRenditions({ folders: [join(folder, 'own')], cacheFolder: join(folder, 'cache') });

function startFetching(
  fetch = (source: string, signal: AbortSignal) =>
    fetchPicture(source, { hosts: new Set([new URL(source).host]), signal }),
) {
  const fetching = startFetchingPictures({
    queue: pictureQueue(database),
    folder: join(folder, 'own'),
    fetch,
    check: (file) => preparePicture(renditions(), file),
    schedule: time.schedule,
    log: (line) => logged.push(line),
  });
  running.push(fetching);
  return fetching;
}

const wait = (product: string, position: number, source: string) =>
  database.query(
    'insert into awaited_picture (product, position, source, alternative_text) values ($1, $2, $3, $4)',
    [product, position, source, `${product} ${position}`],
  );
const shown = () =>
  database.query<{ product: string; position: number; file: string }>(
    'select product, position, file, source, alternative_text from product_picture order by 1, 2',
  );
const version = async () =>
  (await database.query<{ version: number }>('select version from catalogue'))[0]?.version;
/** Resolves when the queue was looked through. */
const idle = () => time.scheduled(5_000);
const kept = expect.stringMatching(/^[0-9a-f]{36}\.png$/);

test('pictures are fetched and shown in their places, under one new version of the catalogue', async () => {
  const picture = await red().toBuffer();
  const origin = await serve((_request, response) => response.end(picture));
  await wait('a', 0, `${origin}/a0`);
  await wait('a', 3, `${origin}/a3`);
  await wait('b', 0, `${origin}/b0`);
  startFetching();
  await idle();
  expect(await shown()).toEqual([]);
  time.advance(4_000);
  while ((await version()) === 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await shown()).toEqual([
    { product: 'a', position: 0, file: kept, source: `${origin}/a0`, alternative_text: 'a 0' },
    { product: 'a', position: 3, file: kept, source: `${origin}/a3`, alternative_text: 'a 3' },
    { product: 'b', position: 0, file: kept, source: `${origin}/b0`, alternative_text: 'b 0' },
  ]);
  expect(await version()).toBe(2);
  expect(await listAwaitedPictures(database)).toEqual([]);
  expect(await readdir(join(folder, 'own'))).toHaveLength(1);
  // It was rendered once, to see that it can be.
  expect(await readdir(join(folder, 'cache'))).toHaveLength(2);
  expect(logged).toEqual([expect.stringMatching(/^3 pictures fetched, 0 tries failed/)]);
});

test('two backends share the work, with two requests each', async () => {
  const picture = await red().toBuffer();
  const asked: (string | undefined)[] = [];
  let [open, most] = [0, 0];
  const origin = await serve((request, response) => {
    asked.push(request.url);
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end(picture);
    }, 100);
  });
  for (let nth = 0; nth < 12; nth += 1) await wait('a', nth, `${origin}/${nth}`);
  startFetching();
  startFetching();
  while ((await shown()).length < 12) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    time.advance(4_000);
  }
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(most).toBeLessThanOrEqual(4);
  expect(most).toBeGreaterThan(1);
  expect(await listAwaitedPictures(database)).toEqual([]);
});

test('what failed is tried again after pauses that grow, eight times, and is listed with the reason', async () => {
  let tries = 0;
  const origin = await serve((_request, response) => {
    tries += 1;
    response.writeHead(500).end();
  });
  await wait('a', 0, `${origin}/a?token=secret`);
  startFetching();
  const pauses: number[] = [];
  for (let nth = 1; nth <= 8; nth += 1) {
    await idle();
    const [row] = await database.query<{ minutes: number }>(
      `select case when next_try_at = 'infinity' then -1
              else round(extract(epoch from next_try_at - now()) / 60)::int end as minutes from awaited_picture`,
    );
    pauses.push(Number(row?.minutes));
    await database.query("update awaited_picture set next_try_at = now() where next_try_at < 'infinity'");
    time.advance(5_000);
  }
  await idle();
  expect([pauses, tries]).toEqual([[1, 4, 16, 64, 256, 1024, 1440, -1], 8]);
  const [listed] = await listAwaitedPictures(database);
  expect(listed).toEqual({
    sku: 'SKU-a',
    source: `${origin}/a?token=secret`,
    tries: 8,
    error: 'The server answers with 500.',
    isFailed: true,
  });
  expect(logged.join()).not.toContain('secret');

  expect(await retryPictures(database)).toBe(1);
  time.advance(5_000);
  while (tries === 8) await new Promise((resolve) => setTimeout(resolve, 5));
  await idle();
  expect(await listAwaitedPictures(database)).toMatchObject([{ tries: 1, isFailed: false }]);
});

test.each([
  ['a page that is gone', '404', 'The server answers with 404.'],
  [
    'a private network',
    'https://10.0.0.1/a.png',
    'The address is in a private network: PICTURE_HOSTS can allow it.',
  ],
  ['a file, which only an import brings', 'a.png', /^The file is not here yet/],
])('%s is not tried again', async (_what, source, sentence) => {
  const origin = await serve((_request, response) => response.writeHead(404).end());
  await wait('a', 0, source === '404' ? `${origin}/a` : source);
  startFetching((address, signal) =>
    fetchPicture(address, { hosts: new Set([new URL(origin).host]), signal }),
  );
  await idle();
  const [listed] = await listAwaitedPictures(database);
  expect(listed).toMatchObject({ tries: 1, isFailed: true });
  expect(listed?.error).toMatch(sentence);
  expect(await retryPictures(database)).toBe(source === 'a.png' ? 0 : 1);
});

test('a product has at most fifty pictures', async () => {
  await wait('a', 50, 'https://pictures.test/a.png');
  startFetching(async () => red().toBuffer());
  await idle();
  expect(await listAwaitedPictures(database)).toMatchObject([
    { error: 'A product has at most 50 pictures.', isFailed: true },
  ]);
});

test('a picture that is damaged after its beginning is not shown', async () => {
  const whole = await sharp({
    create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian' }, background: '#000' },
  })
    .png()
    .toBuffer();
  await wait('a', 0, 'https://pictures.test/a.png');
  startFetching(async () => whole.subarray(0, whole.length / 2));
  await idle();
  expect(await listAwaitedPictures(database)).toMatchObject([
    { error: 'The file cannot be rendered as a picture: it may be damaged.', isFailed: false },
  ]);
  expect(await shown()).toEqual([]);
});

test('an import that came between keeps its word', async () => {
  const queue = pictureQueue(database);
  await wait('a', 0, 'https://pictures.test/old.png');
  const old = await queue.claim();
  await database.query("update awaited_picture set source = 'https://pictures.test/new.png'");
  if (!old) throw new Error();
  await queue.publish([{ ...old, file: `${'0'.repeat(36)}.png` }]);
  await queue.failed(old, 'Gone.', true);
  expect(await shown()).toEqual([]);
  expect(await version()).toBe(1);
  expect(await listAwaitedPictures(database)).toMatchObject([{ error: null, isFailed: false }]);
});

test('a stop gives back what was under way, and shows what is there', async () => {
  const picture = await red().toBuffer();
  const origin = await serve(({ url }, response) => {
    if (url === '/quick') response.end(picture);
  });
  await wait('a', 0, `${origin}/quick`);
  await wait('b', 0, `${origin}/slow`);
  const fetching = startFetching();
  await time.scheduled(4_000);
  await fetching.stop();
  expect(await shown()).toMatchObject([{ product: 'a' }]);
  expect(await listAwaitedPictures(database)).toMatchObject([{ tries: 0, error: null, isFailed: false }]);
  expect(await pictureQueue(database).claim()).toMatchObject({ product: 'b' });
});

describe('the widths that pages ask for', () => {
  const show = async (product: string, position: number, file: string) => {
    await database.query(
      'insert into product_picture (product, position, file, source) values ($1, $2, $3, $4)',
      [product, position, file, 'mine.png'],
    );
    await database.script('update catalogue set version = version + 1');
  };
  const startPreparing = () =>
    running.push(
      startPreparingPictures({
        database,
        queue: pictureQueue(database),
        renditions: renditions(),
        schedule: time.schedule,
        log: (line) => logged.push(line),
      }),
    );
  const cached = () => readdir(join(folder, 'cache')).catch(() => []);

  test('are rendered after a change: all of a first picture, the largest of others', async () => {
    const [one, two] = [await red().toBuffer(), await red(30).toBuffer()];
    await show('a', 1, await keepPicture(one, join(folder, 'own')));
    startPreparing();
    await time.scheduled(15_000);
    expect(await cached()).toHaveLength(8);
    await show('a', 2, await keepPicture(two, join(folder, 'own')));
    await show('b', 0, 'by-hand.png');
    time.advance(15_000);
    await time.scheduled(15_000);
    expect(await cached()).toHaveLength(10);
    expect(logged).toEqual([]);
  });

  test('withdraw a picture that cannot be rendered', async () => {
    const bytes = await sharp({
      create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian' }, background: '#000' },
    })
      .png()
      .toBuffer();
    await show('a', 1, await keepPicture(bytes.subarray(0, bytes.length / 2), join(folder, 'own')));
    await show('b', 0, `${'0'.repeat(36)}.png`);
    const before = await version();
    startPreparing();
    await time.scheduled(15_000);
    // Another machine may have the file of b.
    expect(await shown()).toMatchObject([{ product: 'b' }]);
    expect(await listAwaitedPictures(database)).toEqual([
      {
        sku: 'SKU-a',
        source: 'mine.png',
        tries: 8,
        error: 'The file cannot be rendered as a picture: it may be damaged.',
        isFailed: true,
      },
    ]);
    expect(await version()).toBeGreaterThan(before ?? 0);
  });
});
