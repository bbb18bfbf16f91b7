import { signViewToken, viewReportId, viewTokenLifetime } from './view-token';

const key = Buffer.alloc(32, 1);
const releases = ['lab@1.0.0+0a1b2c3d4e5f', 'reviews@1.1.0+0a1b2c3d4e5f'];
const token = signViewToken(releases, key, 600_000);
const idOf = (text: string, of = releases, by = key, now = 600_000, view = 'one') =>
  viewReportId(text, { releases: of, view }, by, now);

test('a token is the same for ten minutes, and counts once for each view', () => {
  const at = (minutes: number, of = releases) => signViewToken(of, key, minutes * 60_000);
  expect(token).toMatch(/^[\w-]{16}\.[\w-]{22}$/);
  expect([at(10), at(19.9)]).toEqual([token, token]);
  expect(at(20)).not.toBe(token);
  expect(at(10, releases.slice(1))).not.toBe(token);
  expect(idOf(token)).toBe(`${token} one`);
  expect(idOf(token, releases, key, 600_000, 'another')).toBe(`${token} another`);
});

test('refuses a token of other releases, with another key, or after two hours', () => {
  expect(idOf(token, releases.slice(1))).toBeNull();
  expect(idOf(token, [...releases].reverse())).toBeNull();
  expect(idOf(token, releases, Buffer.alloc(32, 2))).toBeNull();
  expect(idOf(token, releases, key, 600_000 + viewTokenLifetime)).not.toBeNull();
  expect(idOf(token, releases, key, 600_001 + viewTokenLifetime)).toBeNull();
});

test('a token changed anywhere is refused', () => {
  const id = idOf(token);
  for (let at = 0; at < token.length; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    // The last letter alone has bits that say nothing; it stays the same token then.
    expect([null, at === token.length - 1 ? id : null]).toContain(idOf(changed));
  }
  for (const text of ['', token.slice(1), `${token}A`, `${token} `, '.']) expect(idOf(text)).toBeNull();
});
