import { signSharedViewToken, signViewToken, viewReportId, viewTokenLifetime } from './view-token';

const key = Buffer.alloc(32, 1);
const releases = ['lab@1.0.0+0a1b2c3d4e5f', 'reviews@1.1.0+0a1b2c3d4e5f'];
const token = signViewToken(releases, key, 1_000_000);
const idOf = (text: string, of = releases, by = key, now = 1_000_000, bucket = 'somebody') =>
  viewReportId(text, { releases: of, bucket }, by, now);

test('a token has an id, and no two are the same', () => {
  const other = signViewToken(releases, key, 1_000_000);
  expect(idOf(token)).toMatch(/^[\w-]{16}$/);
  expect(idOf(other)).not.toBe(idOf(token));
  expect(token).toHaveLength(39);
  expect(idOf(token, releases, key, 1_000_000, 'somebody else')).toBe(idOf(token));
});

test('a shared token is the same for ten minutes, and counts once per bucket', () => {
  const at = (minutes: number, of = releases) => signSharedViewToken(of, key, minutes * 60_000);
  expect(at(10)).toBe(at(19.9));
  expect(at(10)).not.toBe(at(20));
  expect(at(10)).not.toBe(at(10, releases.slice(1)));
  expect(idOf(at(10))).toBe(`${at(10)} somebody`);
  expect(idOf(at(10), releases, key, 10 * 60_000 + viewTokenLifetime + 1)).toBeNull();
});

test('refuses a token of other releases, with another key, or after two hours', () => {
  expect(idOf(token, releases.slice(1))).toBeNull();
  expect(idOf(token, [...releases].reverse())).toBeNull();
  expect(idOf(token, releases, Buffer.alloc(32, 2))).toBeNull();
  expect(idOf(token, releases, key, 1_000_000 + viewTokenLifetime)).not.toBeNull();
  expect(idOf(token, releases, key, 1_000_001 + viewTokenLifetime)).toBeNull();
});

test.each([
  ['one', token],
  ['a shared one', signSharedViewToken(releases, key, 1_000_000)],
])('%s changed anywhere is refused', (_, token) => {
  const id = idOf(token);
  for (let at = 0; at < token.length; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    // The last letter alone has bits that say nothing; it stays the same token then.
    expect([null, at === token.length - 1 ? id : null]).toContain(idOf(changed));
  }
  for (const text of ['', token.slice(1), `${token}A`, `${token} `, '.']) expect(idOf(text)).toBeNull();
});
