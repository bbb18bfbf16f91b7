import { groupThousands } from '../product/group-thousands';
import { startCounting } from './count-steps';
import { expectLinear } from './hostile-texts';

groupThousands('1000');

const count = startCounting();

test.each(['loops', 'copies'] as const)('finds work that %s once per character of its input', async (way) => {
  const { quadraticWork } = await import('./quadratic-work');
  const work = (text: string) => quadraticWork[way](text.slice(text.length - text.length / 20));
  expect(() => expectLinear(count, work)).toThrow('Twice the text takes');
});

// Of letters in no other text of the test, or the expression would not end.
test.each([/q+$/, /(?:q+)+$/])('finds the super-linear expression %s', (pattern) => {
  expect(() => expectLinear(count, (text) => pattern.test(text))).toThrow(`${pattern}, on`);
});

test('counts exponential expressions on a short text', () => {
  const on = (pattern: RegExp) => () => expectLinear(count, (text) => pattern.test(text.slice(0, 100)));
  on(/q+$/)();
  expect(on(/(?:q+)+$/)).toThrow('on 100 characters');
});

test('reports a module that it cannot count', () => {
  expect(() => count(() => groupThousands('1000'))).toThrow('was loaded before counting began');
});
