import { readOfficePeople, secretDigest } from './people';

test('people are known by the digests of their tokens', () => {
  expect([...readOfficePeople(' ann:abcdefghijklmnop\n ben:a:b:c:d:e:f:g:h:i ')]).toEqual([
    [secretDigest('abcdefghijklmnop'), 'ann'],
    [secretDigest('a:b:c:d:e:f:g:h:i'), 'ben'],
  ]);
  expect(readOfficePeople().size).toBe(0);
});

test.each([
  'abcdefghijklmnop',
  'ann:short',
  'a b:abcdefghijklmnop',
  'ann:abcdefghijklmnop ben:abcdefghijklmnop',
])('%s is refused without being repeated', (text) => {
  expect(() => readOfficePeople(text)).toThrow(/^OFFICE_TOKENS must be (?!.*(abcdef|short)).*\.$/);
});
