import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from 'releases/integrity';
import { fetchVerified } from './fetch-verified';

const genuine = Buffer.from('module.exports = 1');
const server = createServer((request, response) => {
  if (request.url === '/genuine') response.end(genuine);
  else if (request.url === '/moved') response.writeHead(302, { location: '/genuine' }).end();
  else response.writeHead(404).end(genuine);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('a file with the promised bytes is handed over', async () => {
  expect(await fetchVerified(`${origin}/genuine`, integrityOf(genuine))).toEqual(genuine);
});

test.each([
  ['/genuine', integrityOf(Buffer.from('module.exports = 2')), 'is not what the release map promises'],
  ['/genuine', '', 'is not what the release map promises'],
  ['/gone', integrityOf(genuine), 'answered 404'],
  ['/moved', integrityOf(genuine), 'fetch failed'],
])('%s with another integrity or answer is refused', async (path, integrity, message) => {
  await expect(fetchVerified(origin + path, integrity)).rejects.toThrow(message);
});
