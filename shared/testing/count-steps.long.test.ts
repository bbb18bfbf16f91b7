import { groupThousands } from '../product/group-thousands';
import { startCounting } from './count-steps';
import { expectLinear } from './hostile-texts';

groupThousands('1000');

const count = startCounting();

test.each(['loops', 'copies'] as const)(
  'work that %s once per character of its input is found',
  async (way) => {
    const { quadraticWork } = await import('./quadratic-work');
    const work = (text: string) => quadraticWork[way](text.slice(text.length - text.length / 20));
    expect(() => expectLinear(count, work)).toThrow('Twice the text takes');
  },
);

// Of letters that no text of the test has, or it would not end.
test.each([/q+$/, /(?:q+)+$/])('so is %s, which does it inside', (pattern) => {
  expect(() => expectLinear(count, (text) => pattern.test(text))).toThrow(`${pattern}, on`);
});

test('on a short text, expressions count that take exponentially long', () => {
  const on = (pattern: RegExp) => () => expectLinear(count, (text) => pattern.test(text.slice(0, 100)));
  on(/q+$/)();
  expect(on(/(?:q+)+$/)).toThrow('on 100 characters');
});

test('what walks its input once, or looks at its beginning alone, is not', async () => {
  const { quadraticWork } = await import('./quadratic-work');
  expectLinear(count, (text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .join(';'),
  );
  expectLinear(count, (text) => quadraticWork.loops(text.slice(0, 20)));
});

test('the same work takes the same steps, and afterwards all is as it was', async () => {
  const { quadraticWork } = await import('./quadratic-work');
  const { replace, slice } = String.prototype;
  const work = () => count(() => quadraticWork.copies('a'.repeat(300))).steps;
  expect(work()).toBe(work());
  expect(String.prototype.replace).toBe(replace);
  expect(() =>
    count(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(String.prototype.slice).toBe(slice);
});

test('regular expressions are told with the longest text that each was applied to', () => {
  const { patterns } = count(() =>
    ['a b', 'abc'].map((text) => text.replaceAll(/\s/g, '') + /b/.test(text.slice(1))),
  );
  expect([...patterns].map(([pattern, length]) => [String(pattern), length])).toEqual([
    ['/\\s/g', 3],
    ['/b/', 2],
  ]);
});

test('says so where it cannot count', () => {
  expect(() => count(() => groupThousands('1000'))).toThrow('was loaded before counting began');
});
