import { compareVersions, hashOf, isVersion, isVersionNumber, nextPatch, numberOf } from './version';

test.each(['0.0.1+0123456789ab', '1.4.2+9f2c01d4e7ab', '10.20.30+ffffffffffff'])(
  '%s is a version',
  (text) => {
    expect(isVersion(text)).toBe(true);
  },
);

test.each([
  ...['', '1', '1.4', '1.4.2', '01.4.2', '1.4.2-rc.1', 'v1.4.2', '1.4.2\n', '../1.4.2', '1..2', '1.4.2.5'],
  ...['1.4.2+', '1.4.2+9f2c01d4e7a', '1.4.2+9f2c01d4e7abc', '1.4.2+9F2C01D4E7AB', '1.4.2+9f2c01d4e7a/'],
  ...['1.4+9f2c01d4e7ab', '+9f2c01d4e7ab', '1.4.2+9f2c01d4e7ab\n', '1.4.2+9f2c01d4e7ab+9f2c01d4e7ab'],
])('%j is not a version', (text) => {
  expect(isVersion(text)).toBe(false);
});

test('a version has a number and the hash of its content', () => {
  expect(numberOf('1.4.2+9f2c01d4e7ab')).toBe('1.4.2');
  expect(hashOf('1.4.2+9f2c01d4e7ab')).toBe('9f2c01d4e7ab');
});

test('versions are ordered by number, not by letter or hash', () => {
  const versions = ['1.10.0+0', '1.0.10+0', '2.0.0+0', '1.9.9+f', '1.0.9+a'].map((text) =>
    text.replace(/.$/, (digit) => digit.repeat(12)),
  );
  expect(versions.sort(compareVersions).map(numberOf)).toEqual([
    '1.0.9',
    '1.0.10',
    '1.9.9',
    '1.10.0',
    '2.0.0',
  ]);
  expect(compareVersions('1.2.3+0123456789ab', '1.2.3+ffffffffffff')).toBe(0);
  expect(compareVersions('1.2.3', '1.2.4+0123456789ab')).toBeLessThan(0);
});

test.each(['1.4.9', '1.4.9+9f2c01d4e7ab'])('after %s comes 1.4.10', (version) => {
  expect(nextPatch(version)).toBe('1.4.10');
});

test.each([
  ['1.4.2', true],
  ['01.4.2', false],
  ['1.4.2+0123456789ab', false],
])('%j is a number of a version: %s', (text, is) => {
  expect(isVersionNumber(text)).toBe(is);
});
