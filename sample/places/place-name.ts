/** Words in names of post offices and bases, which stay as they are. */
const abbreviations = new Set([
  'ACT',
  'ANU',
  'BC',
  'CBD',
  'CSIRO',
  'DC',
  'GPO',
  'HMAS',
  'LPO',
  'MC',
  'MHC',
  'NSW',
  'PO',
  'QLD',
  'RAAF',
  'RMIT',
  'SA',
  'UNSW',
]);

/** Words in small letters within a name: Port of Brisbane. */
const small = new Set(['and', 'at', 'by', 'de', 'in', 'of', 'on', 'o', 'the', 'via']);
/** Second parts in small letters: Mount Kuring-gai. */
const smallEndings = new Set(['gai', 'ring', 'tha']);

/** A place's name as in an address: 'MCMAHONS POINT' is 'McMahons Point'. Apostrophes are straight ones, blanks single. */
export function placeName(capitals: string): string {
  const words = capitals.trim().replaceAll('’', "'").split(/\s+/);
  return words.map((word, position) => (position > 0 ? inside(word) : titled(word))).join(' ');
}

function inside(word: string): string {
  return small.has(word.toLowerCase()) ? word.toLowerCase() : titled(word);
}

function titled(word: string): string {
  if (abbreviations.has(word)) return word;
  const [first = '', ...rest] = word.toLowerCase().split('-');
  const parts = rest.map((part) => (small.has(part) || smallEndings.has(part) ? part : capital(part)));
  return [capital(first), ...parts].join('-');
}

function capital(word: string): string {
  return word
    .replace(/^\(?\p{L}/u, (start) => start.toUpperCase())
    .replace(/^(Mc|[OD]')(\p{L})/u, (_, start: string, letter: string) => start + letter.toUpperCase());
}
