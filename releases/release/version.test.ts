import { compareVersions, isVersion } from './version';

test.each(['0.0.1', '1.4.2', '10.20.30'])('%s is a version', (text) => {
  expect(isVersion(text)).toBe(true);
});

test.each(['', '1', '1.4', '01.4.2', '1.4.2-rc.1', 'v1.4.2', '1.4.2\n', '../1.4.2', '1..2', '1.4.2.5'])(
  '%j is not a version',
  (text) => {
    expect(isVersion(text)).toBe(false);
  },
);

test('versions are ordered by number, not by letter', () => {
  expect(['1.10.0', '1.0.10', '2.0.0', '1.9.9', '1.0.9'].sort(compareVersions)).toEqual([
    '1.0.9',
    '1.0.10',
    '1.9.9',
    '1.10.0',
    '2.0.0',
  ]);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});
