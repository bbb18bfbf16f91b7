import { readTerms, wordsToStem } from './text-query';

const vocabulary = new Map([
  ['dressing', 'dress'],
  ['dressings', 'dress'],
  ['dresser', 'dresser'],
  ['gauze', 'gauz'],
  ['gloves', 'glove'],
  ['grey', 'grey'],
  ['higiene', 'higien'],
  ['non', 'non'],
  ['nonwoven', 'nonwoven'],
  ['overshoes', 'oversho'],
  ['pressure', 'pressur'],
  ['steriliser', 'sterilis'],
  ['stethoscope', 'stethoscop'],
  ['swab', 'swab'],
  ['wheel', 'wheel'],
  ['wheelchair', 'wheelchair'],
  ['woven', 'woven'],
]);

/** What PostgreSQL would say of the words these tests use. */
const stems = new Map([
  ['glove', 'glove'],
  ['sterilizer', 'steril'],
]);

const read = (text: string) => readTerms(text, vocabulary, stems);
const exact = (text: string) => read(text).map((term) => term.exact);

test.each([
  ['a known word as it is', 'gauze swab', ['gauze', 'swab']],
  ['another form of a known word as it is', 'glove', ['glove']],
  ['two swapped letters', 'guaze swab', ['gauze', 'swab']],
  ['two slips in a long word', 'stehtoscpoe swab', ['stethoscope', 'swab']],
  ['a misspelt beginning', 'guaz', ['gauze']],
  ['a misspelt word of the visitor', 'hygeine', ['hygiene']],
  ['a word that is nowhere near as it is', 'zeppelin', ['zeppelin']],
  ['one word that is two to the shop as both', 'gauzeswab gloves', ['gauze', 'swab', 'gloves']],
  ['a word with and without its hyphen as one', 'non-woven', ['(nonwoven | (non & woven))']],
  ['a compound nobody writes so as its words', 'gauze-swab', ['gauze', 'swab']],
  ['the American spelling as the British one', 'sterilizer', ['steriliser']],
  ['a measure as one word, however it is written', '7.5cm', ['75mm']],
  ['a measure in another unit as the same', '75 mm', ['75mm']],
  ['a dimension as one word', '10 cm x 7.5cm', ['10x7p5']],
  ['a size by any of its names', 'XL extra-large x-large', ['xlarge', 'xlarge', 'xlarge']],
  ['a code with its dash and without', 'WND-000123', ['(wnd000123 | (wnd & 000123))']],
  ['a number in words as a number', 'two-ply', ['2', 'ply']],
  ['words that say nothing as nothing', 'I need the gauze for a swab', ['gauze', 'swab']],
  ['words that say nothing as nothing, even alone', 'the of', []],
  ['case, accents and signs ignored', 'GÁUZE & <swab>!', ['gauze', 'swab']],
  ["a tsquery's own signs as nothing", "gauze' | !(swab:*)", ['gauze', 'swab']],
])('reads %s', (_what, text, terms) => {
  expect(exact(text)).toEqual(terms);
});

test.each([
  ['an unfinished word', 'gauze dress', 1, '(dressing | dresser)'],
  ['a word of the visitor', 'hygiene', 0, 'higiene'],
  ['two words of the visitor', 'shoe covers', 0, 'overshoe'],
  ['a begun code', 'wnd-0001', 0, 'wnd0001:*'],
])('%s may be meant for another', (_what, text, position, near) => {
  expect(read(text)[position]?.near).toContain(near.replace(/[()]/g, ''));
});

test('two words that are one to the shop are either', () => {
  expect(exact('wheel chair swab')).toEqual([
    expect.stringMatching(/^\(\(.*wheel.* & .*chair.*\) \| wheelchair\)$/),
    'swab',
  ]);
});

test('says which words are others than those typed, and which nobody has', () => {
  expect(
    read('guaze swab zeppelin').map(({ written, isCorrected, isKnown }) => [written, isCorrected, isKnown]),
  ).toEqual([
    ['gauze', true, true],
    ['swab', false, true],
    ['zeppelin', false, false],
  ]);
});

test('numbers, codes and sizes are never corrected', () => {
  expect(read('10cm 3-0 P2 xl').some(({ isCorrected }) => isCorrected)).toBe(false);
});

test('text without a word is nothing', () => {
  expect(read('?! ---')).toEqual([]);
});

test.each(['gauze ', 'gauze-', 'gauzeswab '])('looks at eight words of many like %j', (text) => {
  expect(read(text.repeat(100)).length).toBeLessThanOrEqual(8);
});

test('the stems of a word and of its other spellings are needed', () => {
  expect(wordsToStem('Grey swabs')).toEqual(expect.arrayContaining(['grey', 'gray', 'swabs']));
});
