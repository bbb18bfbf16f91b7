import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';

const count = startCounting();

const words = ['gauze', 'swab', 'glove', 'dressing', 'steel', 'syringe', '1ul', 'x'];
const stems = new Map(words.map((word) => [word, word]));
const units = [
  '10x',
  '1 x ',
  '1-',
  '5 ml ',
  '1.',
  'x-',
  'two ',
  '1,000',
  "'s",
  '\u0301',
  'wheel chair ',
  'extra-',
];

test('words that are searched for', async () => {
  const { readFirstListing } = await import('../request/first-listing');
  const { queryReader } = await import('../request/query-reader');
  const { readSecondListing } = await import('../request/second-listing');
  const { candidateOf } = await import('./correct-word');
  const { readTerms, wordsToStem } = await import('./text-query');
  const vocabulary = {
    words: new Set(words),
    spellings: new Map(words.map((word) => [word, [word]])),
    usedStems: new Set(words),
    tradeWords: new Set<string>(),
    stems,
    candidates: words.map(candidateOf),
    synonyms: new Map(),
  };
  expectLinear(
    count,
    (text) => {
      let words: string | undefined;
      for (const name of ['id_in', 'fromPrice', '_sort', 'productName'])
        for (const read of [readSecondListing, readFirstListing])
          try {
            words = read(queryReader({ [name]: text })).filter.text;
          } catch {
            // Too long, or no number.
          }
      if (words)
        readTerms(words, { vocabulary, stems: new Map(wordsToStem(words).map((word) => [word, word])) });
    },
    { units, prefixes: ['', 'gauze '], lengths: [45, 90] },
  );
});
