import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { mailQueue } from '../mail/mail-queue';
import { keepPicture } from '../pictures/keep-picture';
import { quoteForTest } from '../testing/quote-for-test';
import { serverForTest } from '../testing/server-for-test';
import { openInMemory } from '../testing/test-database';
import { importSettings, unknownCategories } from './import-settings';
import { keepPictures } from './keep-pictures';
import { readSettingsFolder, writeSettingsFolder } from './settings-folder';
import { readStoredSettings } from './stored-settings';

const sample = resolve(import.meta.dirname, '../../sample/settings');

let database: Database;
let folder: string;
/** Where the shop keeps pictures. */
let shop: string;
let lines: string[];

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
  mkdirSync(join(folder, 'posts'));
  shop = join(folder, 'shop');
  await database.script('truncate setting');
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => database.close());

function put(settings: string, posts: Readonly<Record<string, string>> = {}) {
  writeFileSync(join(folder, 'settings.yaml'), settings);
  for (const [slug, text] of Object.entries(posts)) writeFileSync(join(folder, 'posts', `${slug}.md`), text);
}

async function imported(from = folder, dryRun = false) {
  lines = [];
  const say = (line: string) => lines.push(line);
  const keep = (picture: Buffer) => keepPicture(picture, dryRun ? null : shop);
  const settings = await keepPictures(readSettingsFolder(from), from, keep, say);
  await importSettings(database, settings, { dryRun, say });
  return lines;
}

const entries = (kind: string) =>
  database
    .query<{ entry: unknown }>('select entry from setting where kind = $1 order by position', [kind])
    .then((rows) => rows.map(({ entry }) => entry));

const refusal = () => {
  try {
    readSettingsFolder(folder);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const post = (title: string, more = '') =>
  `---\ntitle: ${title}\nsummary: Short.\n${more}---\n\n# Big\n\nOne **bold** [link](/shop)<script>x</script>.\n`;

const everything = `
company: {name: Own, phoneNumber: 0255550000, email: a@own.example, address: '1, Main St', abn: 012}
receivers: {quote: q@own.example}
promises: {answersWithin: two days, pricesInclude: GST}
logo: {url: /uploads/logo.svg, alt: Own}
home: {title: 'Yes: no', latest: 'null'}
testimonials: [{text: Good}]
menus:
  main: [{text: Shop, url: /shop}]
  foot: []
  categories: [{heading: Wound Care, items: [Bandages]}]
  pages: [{heading: Blog, items: [{text: Blog, url: /blog}]}]
  homes: []
pages:
  about-us: |
    We are here.

    ## Since 1990
  terms: Ours.
`;

test('the sample goes in through this door, once, and an export of it has nothing to change', async () => {
  expect((await imported(sample)).length).toBeGreaterThan(20);
  expect(await imported(sample)).toEqual([]);
  const target = join(folder, 'new');
  writeSettingsFolder(target, await readStoredSettings(database));
  expect(await imported(target)).toEqual([]);
  expect(() => writeSettingsFolder(target, readSettingsFolder(sample))).toThrow('has settings already');
});

test('texts are stored as typed, each where its page looks, and come out as they went in', async () => {
  put(everything, {
    first: post('First', 'date: 2026-01-02\n'),
    second: post("'2nd: it'", 'date: 2026-02-01\n'),
  });
  await imported();
  const link = { tag: 'a', href: '/shop', children: ['link'] };
  expect(await entries('company')).toMatchObject([
    { name: 'Own', phoneNumber: '0255550000', abn: '012', answersWithin: 'two days', terms: 'Ours.' },
  ]);
  expect(await entries('post')).toMatchObject([
    { slug: 'second', title: '2nd: it' },
    {
      slug: 'first',
      text: [
        { tag: 'h3', children: ['Big'] },
        { tag: 'p', children: ['One ', { tag: 'strong', children: ['bold'] }, ' ', link, '.'] },
      ],
    },
  ]);
  const target = join(folder, 'new');
  writeSettingsFolder(target, await readStoredSettings(database));
  expect(readSettingsFolder(target)).toEqual(readSettingsFolder(folder));
  expect(await imported(target)).toEqual([]);
});

test('each difference is shown; what the files leave out goes; a dry run changes nothing', async () => {
  put(everything, { first: post('First'), second: post('Second') });
  await imported();
  const before = await database.query('select * from setting');
  rmSync(join(folder, 'posts'), { recursive: true });
  mkdirSync(join(folder, 'posts'));
  put('company: {name: Other}', { first: post('Renamed'), third: post('Third') });
  expect(await imported(folder, true)).toEqual(
    expect.arrayContaining([
      'company.name: Own → Other',
      'promises.pricesInclude: GST → (none)',
      'menus.foot:  → (none)',
      'posts.first.title: First → Renamed',
      'posts.second.title: Second → (none)',
      'posts.third.title: (none) → Third',
    ]),
  );
  expect(await database.query('select * from setting')).toEqual(before);
  await imported();
  expect(await entries('testimonial')).toEqual([]);
  expect(await entries('company')).toEqual([{ id: 1, name: 'Other', pages: {} }]);
});

test('e-mails go to the receivers of the settings with their promise, and posts have a call of their own', async () => {
  put(everything, { first: post('First') });
  await imported();
  const server = await serverForTest(database, { mailQueue: mailQueue(database, 'own.example', Date.now) });
  const payload = quoteForTest({ productDetails: [], email: 'ada@example.com' });
  expect((await server.inject({ method: 'POST', url: '/api/v1/email/quote', payload })).statusCode).toBe(200);
  const mails = await database.query<{ letter: unknown }>('select letter from email');
  expect(mails.map(({ letter }) => letter)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ sender: 'Own', to: { name: 'Own', address: 'q@own.example' } }),
      expect.objectContaining({ text: expect.stringMatching(/within two days\.\n\nOwn, 0255550000\n$/) }),
    ]),
  );
  const posts = async (query = '') => (await server.inject(`/api/v1/settings/post${query}`)).json().data;
  const listed = { id: 1, slug: 'first', title: 'First', summary: 'Short.' };
  expect(await posts()).toEqual([listed]);
  expect(await posts('?slug=first')).toEqual([{ ...listed, text: expect.any(Array) }]);
  expect(await posts('?slug=other')).toEqual([]);
  await server.close();
});

test('names of the category menu that the catalogue lacks are told', async () => {
  await database.script(
    "insert into main_category (id, position, name, slug) values ('d', 0, 'Зубы', 'dental')",
  );
  put('menus: {categories: [{heading: зубы, items: [Dental, Кровь]}, {heading: Wound Care, items: []}]}');
  expect(await unknownCategories(database, readSettingsFolder(folder))).toEqual(['Кровь', 'Wound Care']);
});

test('an import is whole or not at all', async () => {
  put('company: {name: Own}');
  await imported();
  put('company: {name: Other}', { deep: post('Deep').replace('# Big', '<div>'.repeat(600)) });
  await expect(imported()).rejects.toThrow('posts/deep.md: The HTML is nested too deeply.');
  expect(await entries('company')).toMatchObject([{ name: 'Own' }]);
});

const png = (background = '#0a08') =>
  sharp({ create: { width: 40, height: 10, channels: 4, background } })
    .png()
    .toBuffer();

test('pictures are files of the folder, which the shop keeps', async () => {
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', 'a b.png'), await png());
  writeFileSync(join(folder, 'post.png'), await png('#a00'));
  put('logo: {url: pictures/a b.png, alt: Own}', {
    first: post('First', 'picture: {url: post.png, alt: post.png}\n'),
  });
  const said = await imported(folder, true);
  const [, address = ''] = /^pictures\/a b.png is (.*)$/.exec(said[0] ?? '') ?? [];
  expect(said).toContain(`logo.url: (none) → ${address}`);
  expect(existsSync(shop)).toBe(false);
  await imported();
  const stored = readdirSync(shop).map((file) => `/uploads/whole/${file}`);
  expect(await entries('logo')).toEqual([{ id: 1, url: address, alt: 'Own' }]);
  const [other] = stored.filter((one) => one !== address);
  expect(await entries('post')).toMatchObject([{ picture: { url: other, alt: 'post.png' } }]);
  expect(stored).toContain(address);
  expect(await imported()).toEqual(said.slice(0, 2));
  const target = join(folder, 'new');
  writeSettingsFolder(target, await readStoredSettings(database));
  expect(await imported(target)).toEqual([]);
});

test.each([
  ['pictures/none.png', 'There is no file '],
  ['a.svg', 'a.svg: This is a drawing in SVG. Only JPEG, PNG and WebP are taken.'],
  ['link/a.png', 'link/a.png: This is a link to another folder'],
])('a picture that is no good changes nothing: %s', async (url, reason) => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'a.png'), await png());
  symlinkSync(outside, join(folder, 'link'));
  writeFileSync(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('company: {name: Own}');
  await imported();
  put(`company: {name: Other}\nlogo: {url: ${url}, alt: A}`);
  await expect(imported()).rejects.toThrow(reason);
  expect(await entries('company')).toMatchObject([{ name: 'Own' }]);
  expect(existsSync(shop)).toBe(false);
  rmSync(outside, { recursive: true });
});

const refused: readonly (readonly [settings: string, reason: string])[] = [
  [
    'company:\n  phonenumber: 1',
    'settings.yaml, line 2: company.phonenumber is unknown: did you mean phoneNumber?',
  ],
  ['menus:\n  main:\n    - text: A\n      link: /a\n      url: /a', 'line 4: menus.main.0.link is unknown'],
  ['menus:\n  main:\n    - text: A\n      url: /a\n    - text: B', 'line 5: menus.main.1.url is missing'],
  ['\n\nlogo: {url: javascript:x, alt: A}', 'line 3: logo.url is neither a path of the shop nor an address'],
  ['logo: {url: ../a.png, alt: A}', 'line 1: logo.url is neither a path'],
  ['logo: {url: a/.b/c.png, alt: A}', 'line 1: logo.url is neither a path'],
  ['receivers: {quote: nobody}', 'line 1: receivers.quote is not an e-mail address'],
  ['company:\n  name:', 'line 2: company.name is empty: leave the line out'],
  ['company: Own', 'line 1: company is not a list of names'],
  ['company: {name: &a Own}\nhome: {title: *a}', 'line 2: aliases and tags are not read'],
  ['company: {name: !!binary T3du}', 'line 1: aliases and tags are not read'],
  ['company: {name: "a\\0b"}', 'has control characters'],
  ['company: {name: A, name: B}', 'line 1: Map keys must be unique'],
  ['company: {name: [A', 'line 1: '],
  [
    'company:\n  address: Unit 4: 22 Mill St',
    'settings.yaml, line 2: Put quotes around a text with a colon.',
  ],
  ['company:\n  name: A\n    abn: 1', 'line 2: Nested mappings are not allowed in compact mappings\n'],
  ['__proto__: {name: A}', 'is unknown'],
  ['['.repeat(200_000), 'settings.yaml is nested too deeply.'],
  [`- ${'- '.repeat(50_000)}`, 'settings.yaml is nested too deeply.'],
  [`company: {name: ${'x'.repeat(301)}}`, 'company.name has more than 300 characters'],
  [' '.repeat(256 * 1024 + 1), 'settings.yaml has more than 256 KB.'],
  ['pages: {terms: "##"}', 'line 1: pages.terms has no words, or more than 500'],
  [`pages:\n  terms: "${'## A\\nb\\n'.repeat(251)}"`, 'pages.terms has no words, or more than 500'],
  ['company: {name: "a\\u0092b"}', 'has control characters'],
];

test.each(refused.map(([settings, reason]) => ({ settings, reason })))(
  'refused: $reason',
  ({ settings, reason }) => {
    put(settings);
    expect(refusal()).toContain(reason);
  },
);

const refusedPosts: readonly (readonly [slug: string, text: string, reason: string])[] = [
  ['first', 'No front matter', "posts/first.md: begin with a line '---'"],
  ['first', '---\ntitle: A\n---\nText', 'posts/first.md, line 2: summary is missing'],
  ['first', post('A', 'date: yesterday\n'), 'posts/first.md, line 4: date is not a date'],
  ['first', post('A', 'date: 2026-02-29\n'), 'posts/first.md, line 4: date is not a date'],
  ['first', `${post('A')}\0`, 'posts/first.md has control characters.'],
  ['first', `${post('A')}<div>`.padEnd(20_000, '<div>'), 'posts/first.md: The HTML is nested too deeply.'],
  ['first', `${post('A')}${'>'.repeat(5_000)}`, 'posts/first.md: It is nested too deeply.'],
  ['First Post', post('A'), 'posts/First Post.md: the name becomes the address'],
];

test.each(refusedPosts.map(([slug, text, reason]) => ({ slug, text, reason })))(
  'refused: $reason',
  ({ slug, text, reason }) => {
    put('', { [slug]: text });
    expect(refusal()).toContain(reason);
  },
);

test.each(['second.MD', 'old/'])('what is no post is named, not left out: %s', (name) => {
  put('', { first: post('A') });
  const path = join(folder, 'posts', name);
  if (name.endsWith('/')) mkdirSync(path);
  else writeFileSync(path, post('B'));
  expect(refusal()).toBe(
    `posts/${name.replace('/', '')} is no post: a post is a file whose name ends with .md.`,
  );
});

test('what the sample says in comments would be read', () => {
  const all = readFileSync(join(sample, 'settings.yaml'), 'utf8').split('\n').slice(2);
  const comments = all.filter((line) => line.startsWith('#')).map((line) => line.slice(2));
  put(comments.join('\n'));
  expect(readSettingsFolder(folder)).toMatchObject({
    receivers: { quote: 'quotes@shop.example' },
    menus: { categories: [{ heading: 'Wound Care' }], pages: [{ heading: 'Blog' }], homes: [] },
    home: { eyebrow: expect.any(String) },
    pages: { 'about-us': expect.stringContaining('## ') },
  });
});
