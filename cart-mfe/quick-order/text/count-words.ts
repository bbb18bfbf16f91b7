import { aMultiple, aWord, figureOf, hasNumberWord, numberInWords } from './number-words';

/** What one buys things by. A word that products are called by too is one only as more than one of it, or before 'of'. */
const unit =
  '(?:box|boxes|bx|bxs|pack|packs|packet|packets|pkt|pkts|pk|pks|carton|cartons|ctn|ctns|pcs?|pces?|ea|each|units?|' +
  'pieces|bags|bottles|rolls|cases|tubes|pairs|sets|tins|jars|tubs|cans|sheets|sleeves|sachets|reels|trays)';

const unitOf = '(?:piece|bag|bottle|roll|case|tube|pair|set|tin|jar|tub|can|sheet|sleeve|sachet|reel|tray)';

/** Words after which a number word belongs to a name: 'three way stopcock'. */
const ofName =
  '(?:way|piece|part|ply|step|size|stage|layer|lumen|hole|point|handed|sided|fold|in|section|second|minute|drawer|' +
  'shelf|wheel|castors?|compartments?|rollers?)(?! of\\b)\\b';

const halfADozen = /^(?:a )?half (?:a )?doz(?:en)?(?= )/i;

const aCouple = /^(?:a )?couple (?:of )?(?=\S)/i;

const countAtStart = new RegExp(`^${numberInWords}(?! (?:${ofName}|${aMultiple}\\b))(?= )`, 'i');

const aPieceOf = new RegExp(`^an? (?=(?:${unit}|${unitOf}) of )`, 'i');

const gluedUnit = new RegExp(`^(\\d[\\d,]*)(?=${unit}\\b)`, 'i');

const countAtEnd = new RegExp(
  `^(.+ )(?:([x×]) ?(${numberInWords})$|(${numberInWords}) (?=${unit}\\.?$))`,
  'i',
);

const halfADozenAtEnd = /^(.+?)(?: a)? half (?:a )?doz(?:en)?$/i;

/** Source of what matches words behind which a number is a size, or what a pack has: 'gloves size', 'box of'. */
export const beforeSize = '(?:size|sz|no\\.?|number|type|grade|class|gauge|level|of)';

// Of 'all in one', 'size two' and 'box of a dozen' it is a part of the name.
const wordsAtEnd = new RegExp(
  `^(.*?[^\\s×x] )(?<!(?:\\b(?:${beforeSize}|or|to|and|in|an?)|\\d) )(?!one$)(${numberInWords})$`,
  'i',
);

/** A line that begins with a quantity in words, with figures in their place: 'two dozen gloves' is '24 gloves'. */
export function withFigures(line: string): string {
  const inFigures = hasNumberWord(line)
    ? line.replace(halfADozen, '6').replace(countAtStart, (words) => String(figureOf(words)))
    : line;
  return inFigures
    .replace(aCouple, '2 ')
    .replace(aPieceOf, '1 ')
    .replace(/^(?:qty|quantity):? (?=\d)/i, '')
    .replace(/^(\d+) \(\1\) /, '$1 ')
    .replace(gluedUnit, '$1 ')
    .replace(/^(\d+)(?:\*(?=[^\d\s])|[x×](?=[a-z]{2}[\w-]*\d$))/i, '$1 x ')
    .replace(/^\d{1,3}(?: \d{3})+(?= ?[x×] )|^\d{1,3}(?: 0\d\d)+(?= [a-z])/i, (number) =>
      number.replaceAll(' ', ''),
    );
}

const numberWord = new RegExp(`^(?!${aMultiple})${aWord} (?!${aMultiple} |\\()`, 'i');

/** Whether a line begins with a number in words, which a name may begin with too: 'Twelve gowns', 'One Touch test strips'. */
export function beginsWithNumberWord(line: string): boolean {
  return numberWord.test(line);
}

/** The same of one that ends with it: 'gloves x two' is 'gloves x 2', 'gloves two boxes' 'gloves 2 boxes'. */
export function withFiguresAtEnd(line: string): string {
  const times = line.replace(/(?<=[^\d\s])\*(?=\d+$)|(?<=^[a-z][\w-]*\d)[x×](?=\d+$)/i, ' x ');
  if (!hasNumberWord(line)) return times;
  return times
    .replace(halfADozenAtEnd, '$1 6')
    .replace(countAtEnd, (_, product: string, sign = '', after = '', before = '') =>
      sign ? `${product}${sign} ${figureOf(after)}` : `${product}${figureOf(before)} `,
    )
    .replace(wordsAtEnd, (_, product: string, words: string) => `${product}${figureOf(words)}`);
}

const endsWithUnit = new RegExp(`^((?:.* )?(?:[x×] ?)?\\d[\\d.,]*) ?${unit}\\.?$`, 'i');

const inBrackets = new RegExp(
  `^(.+?) ?\\((?:qty:? ?)?((?:[x×] ?)?\\d[\\d.,]*(?: ?[x×])?)(?: ?${unit}\\.?)?\\)$`,
  'i',
);

/** A text without what its quantity at the end is counted in, or stands in: 'gloves 20 boxes', 'gloves (20)', '20 boxes'. */
export function withoutUnitAtEnd(text: string): string {
  return text.replace(inBrackets, '$1 $2').replace(endsWithUnit, '$1');
}

const beginsWithUnit = new RegExp(`^(?:${unit}\\.?(?: of)?|${unitOf} of) (.+)$`, 'i');

/** What is counted without what it is counted in: 'boxes of gloves'. The same text where that says no unit. */
export function withoutUnitBefore(text: string): string {
  return beginsWithUnit.exec(text)?.[1] ?? text;
}

const partOfOne = new RegExp(
  `^(?:half (?:an? )?(?:${unit}|${unitOf})|(?:\\d+ )?\\d+/\\d+|\\d* ?[½¼¾⅓⅔])(?= )`,
  'i',
);

/** Whether a line begins with a fraction, of which there can be no order: '1/2 box'. */
export function isFraction(line: string): boolean {
  return partOfOne.test(line);
}
