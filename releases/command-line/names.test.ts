import { parseRemoteName } from './names';

test.each(['reviews', 'lab2', 'x'])('%s can be a remote’s name, whether one has it or not', (name) => {
  expect(parseRemoteName(name)).toBe(name);
});

test.each([
  '',
  'Reviews',
  '2lab',
  'my-lab',
  'lab_2',
  '../lab',
  'lab ',
  'lab\n',
  'constructor',
  'prototype',
  'a'.repeat(33),
])('%j cannot, which is said in one sentence', (text) => {
  expect(() => parseRemoteName(text)).toThrow(
    new Error(`'${text}' is not the name of a remote: expected lower-case letters and digits.`),
  );
});

test.each(['shell', 'backend', 'public', 'storefront'])(
  '%s is a name of the shop’s, which is said',
  (name) => {
    expect(() => parseRemoteName(name)).toThrow(
      new Error(`'${name}' is not the name of a remote: the shop itself has something of that name.`),
    );
  },
);

test('says that a name is missing', () => {
  expect(() => parseRemoteName(undefined)).toThrow(new Error('Name a remote.'));
});
