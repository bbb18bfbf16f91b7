import { readTestWords } from './test-words';

const read = (line: string) => readTestWords(line === '' ? [] : line.split(' '), ['cart-mfe', 'shell']);

it.each([
  ['', ['types', 'lint', 'unit', 'journeys'], null, []],
  ['journeys lint', ['lint', 'journeys'], null, []],
  ['unit cart-mfe', ['unit'], null, ['cart-mfe']],
  ['unit -- -t price', ['unit'], null, ['-t', 'price']],
  ['journeys cart --headed', ['journeys'], null, ['cart', '--headed']],
  ['cart-mfe', ['types', 'lint', 'unit'], 'cart-mfe', []],
])('‘pnpm test %s’', (line, steps, folder, words) => {
  expect(read(line)).toEqual({ steps, folder, words });
});

it.each(['unti', 'cart-mfe -t price', 'lint shell', 'unit lint shell'])('refuses ‘pnpm test %s’', (line) => {
  expect(() => read(line)).toThrow(/neither a step/);
});
