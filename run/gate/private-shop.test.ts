import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { publishedCandidate } from 'releases/testing/candidate';
import { withRelease } from './composition';
import { openPrivateShop, type PrivateShop } from './private-shop';

process.env.LAB_ORIGIN = 'https://lab.example';
process.env.SMTP_URL = 'smtp://shop:secret@mail.example';

const folder = temporaryFolder();

/** A shell that says what its environment has, is ready, and ends when it is asked for another page. */
const program = `
const say = (msg) => console.log(JSON.stringify({ level: 'info', time: new Date().toISOString(), msg }));
require('node:http').createServer(({ url }, response) => {
  if (url !== '/readyz') process.exit(3);
  response.end();
}).listen(process.env.PORT, 'localhost', () => {
  say(Object.keys(process.env).join());
  say('shell ready on http://localhost');
});
process.on('SIGTERM', () => process.exit());`;

let shop: PrivateShop | null = null;
afterEach(() => shop?.close());

async function openWith(shell: string): Promise<PrivateShop> {
  await mkdir(join(folder, 'server'), { recursive: true });
  await writeFile(join(folder, 'server/shell.cjs'), shell);
  const candidate = await publishedCandidate(folder, 'lab', '1.0.0');
  return openPrivateShop(candidate, withRelease(candidate), folder);
}

test('its shell has nothing of an operator’s environment that it does not need', async () => {
  shop = await openWith(program);
  const [names] = shop.events.map(({ msg }) => msg.split(','));
  expect(names).toEqual(expect.arrayContaining(['PATH', 'BACKEND_URL', 'RELEASES_FOLDER']));
  expect(names).not.toEqual(expect.arrayContaining(['SMTP_URL']));
});

test('it says that its shell has ended', async () => {
  shop = await openWith(program);
  expect(shop.ended()).toBeNull();
  await expect(fetch(shop.address)).rejects.toThrow();
  while (shop.ended() === null) await new Promise(setImmediate);
  expect(shop.ended()).toBe('The shell of its shop has ended (exit 3).');
});

test('a shell that ends before its releases are there fails nothing, and it is said', async () => {
  shop = await openWith(program.replace("url !== '/readyz'", 'true'));
  expect(shop.ended()).toBe('The shell of its shop has ended (exit 3).');
});
