import { questionNames, readOptions } from './options';

test('every question is answered with five runs unless told otherwise', () => {
  expect(readOptions([])).toEqual({ questions: questionNames, runs: 5, port: '3800' });
  expect(readOptions(['visit', 'bundle', '--runs', '1', '--port', '7300'])).toEqual({
    questions: ['bundle', 'visit'],
    runs: 1,
    port: '7300',
  });
});

test('what it cannot understand is said in one sentence', () => {
  expect(() => readOptions(['--runs', '0'])).toThrow("--runs must be a whole number from 1, not '0'.");
  expect(() => readOptions(['--runs', 'many'])).toThrow("not 'many'.");
  expect(() => readOptions(['gate'])).toThrow(
    "The bench answers bundle, pages, documents, visit, and not 'gate'.",
  );
  expect(() => readOptions(['--fast'])).toThrow('--fast');
});
