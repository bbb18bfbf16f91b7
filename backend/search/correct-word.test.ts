import { candidateOf, correctWord } from './correct-word';

const known = ['cuffed', 'gloves', 'stethoscope'].map(candidateOf);

test.each([
  ['one slip', 'glovs', 'gloves'],
  ['two slips, with the same consonants', 'golvse', 'gloves'],
  ['two slips in a long word, with other consonants', 'stefoscope', 'stethoscope'],
])('a word with %s is corrected', (_what, word, meant) => {
  expect(correctWord(word, known, false)?.word).toBe(meant);
});

test.each([
  ['two slips and other consonants', 'coffee'],
  ['two slips and another first letter', 'lgovse'],
])('a short word with %s is another one', (_what, word) => {
  expect(correctWord(word, known, false)).toBeNull();
  expect(correctWord(word, known, true)).toBeNull();
});

test('a long word with two slips and another first letter is another one', () => {
  expect(correctWord('fixation', [candidateOf('luxation')], false)).toBeNull();
  expect(correctWord('luxatoin', [candidateOf('luxation')], false)?.word).toBe('luxation');
});

test.each([
  ['scaler', 'scales'],
  ['carver', 'curved'],
  ['retractor', 'retracts'],
])('a tool (%s) is not what it is for (%s)', (tool, other) => {
  expect(correctWord(tool, [candidateOf(other)], false)).toBeNull();
});

test.each([
  ['another first letter', 'fridge', ['bridge']],
  ['another beginning of a longer word', 'milk', ['millimetres']],
])('%s is no slip in a short word', (_what, word, others) => {
  expect(correctWord(word, others.map(candidateOf), true)).toBeNull();
});

test.each([
  ['swapped first letters', 'aguze', 'gauze'],
  ['swapped letters of an unfinished word', 'guaz', 'gauze'],
])('%s are', (_what, word, meant) => {
  expect(correctWord(word, [candidateOf('gauze')], true)?.word).toBe(meant);
});

test.each([
  ['stefoscope', 2],
  ['stehtoscope', 1],
  ['stehtosc', 1],
])('‘%s’ is %d slips away from its word, as far as it was typed', (word, slips) => {
  expect(correctWord(word, known, true)).toEqual({ word: 'stethoscope', slips });
});
