import { readOptions } from './options';

const all = ['bundle', 'pages', 'documents', 'visit'];
const read = (...words: string[]) => readOptions(words, all);

test('runs every question five times by default', () => {
  expect(read()).toEqual({ questions: all, runs: 5, port: '3800' });
  expect(read('visit', 'bundle', '--runs', '1', '--port', '7300')).toEqual({
    questions: ['visit', 'bundle'],
    runs: 1,
    port: '7300',
  });
});

test('reports invalid options in one sentence', () => {
  expect(() => read('--runs', '0')).toThrow("--runs must be a whole number from 1, not '0'.");
  expect(() => read('--runs', 'many')).toThrow("not 'many'.");
  expect(() => read('gate')).toThrow("The bench answers bundle, pages, documents, visit, and not 'gate'.");
  expect(() => read('--fast')).toThrow('--fast');
});
