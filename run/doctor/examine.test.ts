import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFiles } from '@storefront/shared/server/open-files';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { smtpServerForTest } from 'backend/testing/smtp-server-for-test';
import { releaseMap } from 'releases/testing/release-map';
import { examine } from './examine';

jest.mock('@storefront/shared/server/open-files', () => ({ openFiles: jest.fn() }));

const folder = temporaryFolder();
let backend: Server;
let answer: RequestListener;
let mail: Awaited<ReturnType<typeof smtpServerForTest>>;
let map: ReturnType<typeof releaseMap> | null;
let notes: string[];
let node: string;
let resolveTxt: (name: string) => Promise<string[][]>;

beforeAll(async () => {
  mail = await smtpServerForTest();
});
afterAll(() => mail.close());

beforeEach(async () => {
  jest.mocked(openFiles).mockReturnValue(20_000);
  node = '24.1.0';
  answer = (_, response) => void response.end('ok\n');
  backend = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  map = null;
  notes = [];
  resolveTxt = async (name) => (name.startsWith('_dmarc.') ? [['v=DMARC1; p=none']] : [['v=spf1', ' -all']]);
});
afterEach(() => {
  jest.restoreAllMocks();
  backend.closeAllConnections();
  backend.close();
});

/** Findings in an environment that has none but for these changes; its database is another test's. */
async function findings(changes: NodeJS.ProcessEnv = {}) {
  const environment = {
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    RELEASES_FOLDER: folder,
    PUBLIC_ORIGIN: 'https://shop.test',
    TRUST_PROXY: 'loopback',
    OPERATOR_TOKEN: 'bXk0c2VjcmV0czE2',
    SHELL_SECRET: 'c2hlbGxzLXNlY3JldA',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Shop <quotes@shop.test>',
    ...changes,
  };
  const store = { read: async () => ({ map, revision: 1, last: null }) };
  const all = await examine(environment, store as never, (text) => notes.push(text), resolveTxt, node);
  return all.filter((line) => line !== noDatabase);
}
const noDatabase =
  'DATABASE_URL is not set: the shop is in an embedded database, for one backend; set a PostgreSQL server.';

const office = { OFFICE_ORIGIN: 'https://office.test', OFFICE_TOKENS: 'ann:b2ZmaWNlLXRva2Vu' };

test('nothing is found where nothing is wrong', async () => {
  expect(await findings()).toEqual([]);
  expect(await findings(office)).toEqual([]);
  expect(await findings({ ...office, OFFICE_ORIGIN: 'http://office.localhost:3000' })).toEqual([]);
  expect(notes).toEqual([]);
  expect(mail.mails).toEqual([]);
});

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ PUBLIC_ORIGIN: undefined }, /^PUBLIC_ORIGIN is not set: /],
  [{ PUBLIC_ORIGIN: 'http://shop.test' }, /^PUBLIC_ORIGIN is not https: /],
  [{ TRUST_PROXY: '' }, /^TRUST_PROXY is not set: /],
  [{ TRUST_PROXY: 'on' }, /^TRUST_PROXY must be addresses/],
  [{ OPERATOR_TOKEN: '' }, /^OPERATOR_TOKEN is not set: nobody sees /],
  [{ OPERATOR_TOKEN: 'hidden' }, /^OPERATOR_TOKEN must be 16 to 200 /],
  [{ OPERATOR_TOKEN: 'hiddenhiddenhidden' }, /^OPERATOR_TOKEN is easy to guess: /],
  [{ METRICS_TOKEN: 'b2ZtZXRyaWNzLXRva2Vu 1111111111111111' }, /^METRICS_TOKEN is easy to guess: /],
  [{ OFFICE_ORIGIN: 'https://office.test' }, /^OFFICE_TOKENS is not set: nobody can sign in /],
  [{ ...office, OFFICE_ORIGIN: 'http://office.test' }, /^OFFICE_ORIGIN is not https: /],
  [{ ...office, OFFICE_ORIGIN: 'https://shop.test:8443' }, /^OFFICE_ORIGIN must have a host that the shop /],
  [{ ...office, OFFICE_TOKENS: 'ann:hidden' }, /^OFFICE_TOKENS must be people of the office/],
  [{ ...office, OFFICE_TOKENS: 'ann:hiddenhiddenhidden' }, /^OFFICE_TOKENS is easy to guess: /],
  [{ SHELL_SECRET: '' }, /^SHELL_SECRET is not set: /],
  [{ SHELL_SECRET: 'hidden' }, /^SHELL_SECRET must be 16 to 200 /],
  [{ SMTP_URL: '' }, /^SMTP_URL is not set: /],
  [{ SMTP_URL: 'smtp://localhost:1' }, /^SMTP_URL leads to no usable mail server: .*ECONNREFUSED.*\.$/],
  [{ RELEASES_URL: 'postgres://shop:secret@localhost/shop' }, /^RELEASES_URL has the example's password: /],
  [{ MAIL_FROM: '' }, /^MAIL_FROM is the sample's: /],
  [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must be an e-mail address /],
  [{ BACKEND_URL: '' }, /^BACKEND_URL is not set/],
  [{ BACKEND_URL: 'http://127.0.0.1:1' }, /^BACKEND_URL http:\/\/127.0.0.1:1 does not answer: start /],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/shop' }, /^DATABASE_URL leads to no usable PostgreSQL server: /],
])('%j is one finding, without a secret', async (changes, finding) => {
  const found = await findings(changes);
  expect(found).toEqual([expect.stringMatching(finding)]);
  expect(found[0]).toMatch(/^((?!hidden).)+\.$/);
});

test('a backend without its database is named, and one with another clock', async () => {
  answer = (_, response) => void response.writeHead(503).end();
  expect(await findings()).toEqual([expect.stringMatching(/^BACKEND_URL .* answers 503: /)]);
  const past = new Date(Date.now() - 60_000).toUTCString();
  answer = (_, response) => void response.setHeader('date', past).end();
  expect(await findings()).toEqual([
    expect.stringMatching(
      /^The clocks of the backend and of this machine differ by 6\d s: set both by NTP\.$/,
    ),
  ]);
});

test('a release that browsers do not get from its asset server is named', async () => {
  const [live] = releaseMap({ lab: { '1.0.0': 100 } }).microFrontends.lab ?? [];
  const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/1.0.0/release.json`;
  map = { ...releaseMap({}), microFrontends: { lab: live ? [{ ...live, url }] : [] } };
  expect(await findings()).toEqual([expect.stringContaining(url)]);
});

test("receivers' records are looked up where the sender's domain has them", async () => {
  const lacking = Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' });
  resolveTxt = async (name) =>
    name === 'shop.test' ? [['google-site-verification=x']] : Promise.reject(lacking);
  expect(await findings()).toEqual([
    'shop.test has no SPF record: receivers may take e-mails for spam; add one to DNS.',
    '_dmarc.shop.test has no DMARC record: receivers may take e-mails for spam; add one to DNS.',
  ]);
});

test('without DNS they are not looked up, which is no finding', async () => {
  resolveTxt = () => Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }));
  expect(await findings()).toEqual([]);
  expect(notes).toEqual([
    'SPF of shop.test was not looked up: DNS does not answer.',
    'DMARC of shop.test was not looked up: DNS does not answer.',
  ]);
});

test('an old Node and few open files are named', async () => {
  node = '20.20.2';
  jest.mocked(openFiles).mockReturnValue(1_024);
  expect(await findings()).toEqual([
    'Node 20.20.2 gets no security updates: run Node 22 or 24.',
    'A process may open 1024 files, so few visitors fit: set ulimit -n to 16384.',
  ]);
});
