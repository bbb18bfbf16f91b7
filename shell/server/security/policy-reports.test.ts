import { served } from '../http/testing/served';
import { createPolicyReports } from './policy-reports';

let lines: string[];
let send: (body: string | undefined, init?: RequestInit) => Promise<Response>;

beforeEach(async () => {
  lines = [];
  const answer = createPolicyReports((line) => lines.push(line));
  const address = await served((message, response) => void answer(message, response));
  send = (body, init) => fetch(address, { method: 'POST', ...(body !== undefined && { body }), ...init });
});
afterEach(() => void jest.useRealTimers());

const reportOf = (change: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.test/search?keyword=private',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.test/a.js?visitor=1',
      'source-file': 'https://shop.test/_shell/main.js',
      'line-number': 7,
      ...change,
    },
  });

test('logs a report in one line, without what visitors typed', async () => {
  const response = await send(reportOf());
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(lines).toEqual([
    'policy: script-src-elem refused https://evil.test/a.js on https://shop.test/search (https://shop.test/_shell/main.js:7)',
  ]);
});

test('prefers the effective directive, and leaves out a source that is not known', async () => {
  await send(
    reportOf({ 'effective-directive': 'style-src-attr', 'blocked-uri': 'inline', 'source-file': undefined }),
  );
  expect(lines).toEqual(['policy: style-src-attr refused inline on https://shop.test/search']);
});

test('a report is one line, whatever is in it', async () => {
  await send(reportOf({ 'blocked-uri': `x\r\nforged: line\u2028\u001b[31m${'y'.repeat(5_000)}` }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[\x20-\x7e]{1,800}$/);
});

test.each(['', 'null', '[1]', '{}', '{"csp-report":[]}', '{"csp-report":{"document-uri":1}}', 'half of {'])(
  'refuses the report %j',
  async (body) => {
    expect((await send(body)).status).toBe(400);
    expect(lines).toEqual([]);
  },
);

test.each([
  ['with its length', () => ({ body: 'x'.repeat(17 * 1024) })],
  [
    'in pieces',
    () => ({ body: new Blob(['x'.repeat(17 * 1024)]).stream(), duplex: 'half' }) as unknown as RequestInit,
  ],
])('refuses a body that is too large, sent %s', async (_, init) => {
  expect((await send(undefined, init())).status).toBe(413);
});

test('accepts only posts', async () => {
  const response = await send(undefined, { method: 'GET' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('reads at most three hundred a minute in all', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  const statuses = new Set<number>();
  for (let nth = 0; nth < 300; nth += 1) statuses.add((await send(reportOf())).status);
  expect([...statuses]).toEqual([204]);
  jest.advanceTimersByTime(17_500);
  const refused = await send(reportOf());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '43']);
  jest.advanceTimersByTime(42_500);
  expect((await send(reportOf())).status).toBe(204);
});
