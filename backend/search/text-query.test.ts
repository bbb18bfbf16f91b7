import { textQuery } from './text-query';

const vocabulary = new Map([
  ['dressing', 'dress'],
  ['dressings', 'dress'],
  ['dresser', 'dresser'],
  ['gauze', 'gauz'],
  ['gloves', 'glove'],
  ['higiene', 'higien'],
  ['pressure', 'pressur'],
  ['stethoscope', 'stethoscop'],
  ['swab', 'swab'],
  ['wheel', 'wheel'],
  ['wheelchair', 'wheelchair'],
]);

test.each([
  ['a known word as it is', 'gauze swab', '(gauze) & (swab)'],
  ['two swapped letters', 'guaze swab', '(gauze) & (swab)'],
  ['two slips in a long word', 'stehtoscpoe swab', '(stethoscope) & (swab)'],
  ['an unfinished last word as all it may become', 'gauze dress', '(gauze) & (dress | dressing | dresser)'],
  ['a misspelt beginning', 'guaz', '(gauze)'],
  ['a word of the visitor as the word of the shop', 'hygiene', '(hygiene | higiene)'],
  ['a misspelt word of the visitor', 'hygeine', '(hygiene | higiene)'],
  ['a word that is nowhere near as it is', 'zeppelin', '(zeppelin)'],
  [
    'two words that are one to the shop as either',
    'wheel chair swab',
    '((wheel) & (chair) | (wheelchair)) & (swab)',
  ],
  [
    'two words that are one to the visitors as either',
    'band aid',
    '((band) & (aid) | (bandaid | strips | adhesive))',
  ],
  ['one word that is two to the shop as both', 'gauzeswab gloves', '((gauze) & (swab)) & (gloves)'],
  ['numbers and units apart, never corrected', '10cm', '(10) & (cm)'],
  ['case, accents and signs ignored', 'GÁUZE & <swab>!', '(gauze) & (swab)'],
  ["a tsquery's own signs as nothing", "gauze' | !(swab:*)", '(gauze) & (swab)'],
])('reads %s', (_what, text, query) => {
  expect(textQuery(text, vocabulary)).toBe(query);
});

test('text without a word can match nothing', () => {
  expect(textQuery('?! ---', vocabulary)).toBeNull();
});

test('looks at eight words', () => {
  expect(textQuery('gauze '.repeat(100), vocabulary)?.split('&')).toHaveLength(8);
});
