import { isMeasure } from './is-measure';
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

// Of 'all in one', 'size two' and 'box of a dozen' it is a part of the name.
const wordsAtEnd = new RegExp(
  `^(.*?[^\\s×x] )(?<!(?:\\b(?:of|size|sz|no\\.?|number|type|grade|class|level|or|to|and|in|an?)|\\d) )(?!one$)(${numberInWords})$`,
  'i',
);

const andMore = new RegExp(`^\\d+ and (?:half|an?|\\d+|${numberInWords})\\b|\\band a half doz(?:en)?$`, 'i');

/** Whether more belongs to a quantity in words than can be read: 'two and a half dozen gloves'. */
export function isUnreadableCount(line: string): boolean {
  return / and /i.test(line) && andMore.test(withFigures(line));
}

const opening =
  '(?:hi|hello|dear|team|all|please|pls|plz|also|and|plus|just|another|extra|add|order|re-?order|send|get|buy|have|need|want|like|' +
  "i|we|you|me|us|can|could|may|would|to|i['’]d|we['’]d)";

const saidInside = new RegExp(
  '(?:^|\\s)(?:(?<!\\d ?)[x×] ?~?\\d+(?! ?(?:\\d|mm|cm|m|ml|l|g|mg|kg)\\b)|\\d+ ?(?:boxes|packs|packets|cartons|ctns|bottles|rolls|tubes|bags|pairs|reams|lots)\\b|' +
    '(?:approx\\.?|about|around|~) ?\\d|\\d+ish\\b)',
  'i',
);

/** Whether a line says somewhere how many, with more behind or before it than a quantity has: 'gloves 4 boxes for Dr Singh'. */
export function saysCountInside(line: string): boolean {
  return saidInside.test(line);
}

const beginsWithOpening = new RegExp(`^${opening},? `, 'i');

const asking = new RegExp(`^(?:${opening},? ){1,8}(?=\\d|half |${numberInWords} )`, 'i');

/** A line without what some write before a quantity: 'please send 5 gloves'. Without one it may be a name: 'order forms'. */
export function withoutAsking(line: string): string {
  return beginsWithOpening.test(line) ? line.replace(asking, '') : line;
}

const ending =
  /(?:[\s,;–-]*(?:\b(?:please|pls|plz|thanks?|thank you|thx|ty|cheers|urgent(?:ly)?|asap)\b|(?<=[^\s.,;–-])[.!]+|!+))+$/i;

/** A line without what some write behind it: 'gloves x 5, thanks!'. Brackets are round. */
export function withoutEnding(line: string): string {
  const bare = line.replace(ending, '').replace(/[[{](x? ?\d+)[\]}]$/i, '($1)');
  return bare === '' ? line : bare;
}

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

const alone = new RegExp(`^${numberInWords}(?= |$)`, 'i');

/** A field with figures for the words of a quantity: 'two boxes' is '2 boxes', 'qty 5' is '5'. */
export function countAlone(field: string): string {
  return field
    .replace(/^(?:qty|quantity|x)[:. ]*(?=\d)/i, '')
    .replace(/^half (?:a )?dozen$/i, '6')
    .replace(alone, (words) => String(figureOf(words)));
}

/** Whether a field that is no quantity may be meant as one: '5-6', '5+', 'approx 5', '5 urgent', 'TBC'. */
export function mayBeCount(field: string): boolean {
  const [, number = ''] =
    /^(?:(?:approx\.?|about|around|max|min|say|~|<|>) ?)?(\d.{0,14})$/i.exec(field) ?? [];
  return (
    /^(?:tb[ac]|\?+|same|as usual)$/i.test(field) ||
    (/^\d+(?![\d.]|-?\w*-?\d+\w)/.test(number) && !isMeasure(number))
  );
}
