import { readTestWords } from './test-words';

const read = (line: string) => readTestWords(line === '' ? [] : line.split(' '), ['cart-mfe', 'shell']);

it.each([
  ['', ['types', 'lint', 'unit', 'journeys'], []],
  ['long-unit long-journeys', ['long-unit', 'long-journeys'], []],
  ['long-journeys siege', ['long-journeys'], ['siege']],
  ['journeys lint', ['lint', 'journeys'], []],
  ['unit cart-mfe', ['unit'], ['cart-mfe']],
  ['unit -- -t price', ['unit'], ['-t', 'price']],
  ['journeys cart --headed', ['journeys'], ['cart', '--headed']],
  ['cart-mfe', ['types', 'lint', 'unit'], ['cart-mfe']],
])('‘pnpm test %s’', (line, steps, words) => {
  expect(read(line)).toEqual({ steps, words });
});

it.each(['unti', 'cart-mfe -t price', 'lint shell', 'unit lint shell'])('refuses ‘pnpm test %s’', (line) => {
  expect(() => read(line)).toThrow(/neither a step/);
});
