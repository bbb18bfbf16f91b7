import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openInMemory } from '../testing/test-database';
import { termsOf } from './text-search';
import { readVocabulary, type Vocabulary } from './vocabulary';

const words = `cuffed dressing dressings dresser gauze gloves grey higiene luxation non nonwoven overshoes pressure steriliser
  stethoscope swab wheel wheelchair with wool woven`;

let database: Database;
let vocabulary: Vocabulary;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
  await database.query('insert into vocabulary select word, 1 from unnest($1::text[]) as word', [
    words.split(/\s+/),
  ]);
  vocabulary = await readVocabulary(database);
});

afterAll(() => database.close());

const read = (text: string) => termsOf(database, text, vocabulary);
const exact = async (text: string) => (await read(text)).map((term) => term.exact);

test.each([
  ['a known word as it is', 'gauze swab', ['gauze', 'swab']],
  ['another form of a known word as the catalogue has it', 'glove', ['gloves']],
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
])('reads %s', async (_what, text, terms) => {
  expect(await exact(text)).toEqual(terms);
});

test.each([
  ['an unfinished word', 'gauze dress', 1, 'dresser | dressing'],
  ['a word of the visitor', 'hygiene', 0, 'higiene'],
  ['two words of the visitor', 'shoe covers', 0, 'overshoe'],
  ['a begun code', 'wnd-0001', 0, 'wnd0001:*'],
])('%s may be meant for another', async (_what, text, position, near) => {
  expect((await read(text))[position]?.near).toContain(near);
});

test('two words that are one to the shop are either', async () => {
  expect(await exact('wheel chair swab')).toEqual([
    expect.stringMatching(/^\(\(.*wheel.* & .*chair.*\) \| wheelchair\)$/),
    'swab',
  ]);
});

test('reports corrected words and words without a match', async () => {
  expect(
    (await read('guaze swab zeppelin')).map(({ written, isCorrected, isKnown }) => [
      written,
      isCorrected,
      isKnown,
    ]),
  ).toEqual([
    ['gauze', true, true],
    ['swab', false, true],
    ['zeppelin', false, false],
  ]);
});

test('a slip of a synonym is corrected', async () => {
  expect(await read('sphygmomanomter')).toEqual([
    expect.objectContaining({ written: 'sphygmomanometer', isCorrected: true }),
  ]);
});

test.each([
  ['an everyday word', 'wood'],
  ['a slip of a word that tells nothing', 'wiht'],
  ['a word of letters of two code units', '𐐨𐐩𐐪𐐫'],
  ['a word of a script that the dictionary does not know', 'ๆๆๆๆ'],
])('%s stays as typed, without a match', async (_what, typed) => {
  expect(await read(`${typed} swab`)).toEqual([
    expect.objectContaining({ written: typed, isCorrected: false, isKnown: false }),
    expect.objectContaining({ written: 'swab', isKnown: true }),
  ]);
});

test.each([
  ['stethascope', false],
  ['stehtoscope', false],
  ['stefoscope', true],
])('whether %s may be meant for another word: %s', async (typed, isGuess) => {
  expect(await read(typed)).toEqual([expect.objectContaining({ isCorrected: true, isGuess })]);
});

test('numbers, codes and sizes are never corrected', async () => {
  expect((await read('10cm 3-0 P2 xl')).some(({ isCorrected }) => isCorrected)).toBe(false);
});

test('text without a word is nothing', async () => {
  expect(await read('?! ---')).toEqual([]);
});

test.each(['gauze ', 'gauze-', 'gauzeswab '])('looks at eight words of many like %j', async (text) => {
  expect((await read(text.repeat(100))).length).toBeLessThanOrEqual(8);
});

test('a phrase of the thesaurus that says nothing stops the start', async () => {
  await expect(
    readVocabulary(database, [
      ['jar', 'pot'],
      ['plaster', 'and'],
    ]),
  ).rejects.toThrow(
    "'and' has only words that the search leaves out: correct line 2 of backend/search/thesaurus.txt.",
  );
});
