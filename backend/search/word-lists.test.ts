import { readThesaurus } from './word-lists';

test('lines of the thesaurus may end as they do on Windows', () => {
  expect(readThesaurus('jar, pot\r\nfridge, refrigerator\r\n')).toEqual([
    ['jar', 'pot'],
    ['fridge', 'refrigerator'],
  ]);
});

test.each([
  [
    'an empty line',
    'jar, pot\n\nfridge',
    'An entry is empty: correct line 2 of backend/search/thesaurus.txt.',
  ],
  ['an empty phrase', 'jar, , pot\n', 'An entry is empty: correct line 1 of backend/search/thesaurus.txt.'],
  ['a phrase without a word', 'jar, ?!', "'?!' has no word: correct line 1"],
  [
    'a phrase of four words',
    'jar\nkit, first aid kit bag',
    "'first aid kit bag' has more than 3 words: correct line 2",
  ],
])('%s stops the start', (_what, text, message) => {
  expect(() => readThesaurus(text)).toThrow(message);
});
