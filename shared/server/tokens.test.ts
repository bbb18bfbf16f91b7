import { readTokens, showsToken } from './tokens';

const token = 'abcdefghijklmnop';
const other = 'p,o;n:m!l/k~j=+-';

test.each([
  [undefined, []],
  ['', []],
  [' \n', []],
  [token, [token]],
  [`${token}\n`, [token]],
  [`${token} ${other}`, [token, other]],
  [`${other}\n${token}\n`, [other, token]],
])('%j holds the tokens %j', (text, tokens) => {
  expect(readTokens('OPERATOR_TOKEN', text)).toEqual(tokens);
});

test.each(['too-short', `${token} too-short`, `${token} ${other} ${token}`, `${token}é`, 'x'.repeat(201)])(
  '%j is refused in a sentence that does not repeat it',
  (text) => {
    expect(() => readTokens('OPERATOR_TOKEN', text)).toThrow(
      new Error(
        'OPERATOR_TOKEN must be 16 to 200 letters, digits and signs, or two such values and a blank between.',
      ),
    );
  },
);

test('without tokens nobody shows one', () => {
  expect(showsToken([])()).toBe(false);
  expect(showsToken([])('Bearer ')).toBe(false);
});
