import { isMeasure } from './is-measure';

const ones = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };

const tens = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 };

// A word that another begins with comes after it.
const figures: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  ...tens,
  ...ones,
};

const multiples: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1000 };

const anyOf = (texts: Readonly<Record<string, number>>) => Object.keys(texts).join('|');

/** 'twelve', 'twenty five' or 'twenty-five'. */
const aNumber = `(?:(?:${anyOf(tens)})[ -](?:${anyOf(ones)})|${anyOf(figures)})`;

const aMultiple = anyOf(multiples);

/** What one buys things by. A word that products are called by too is one only as more than one of it, or before 'of'. */
const unit =
  '(?:box|boxes|bx|bxs|pack|packs|packet|packets|pkt|pkts|pk|pks|carton|cartons|ctn|ctns|pcs?|pces?|ea|each|units?|' +
  'pieces|bags|bottles|rolls|cases|tubes|pairs|sets|tins|jars|tubs|cans|sheets|sleeves|sachets|reels|trays)';

const unitOf = '(?:piece|bag|bottle|roll|case|tube|pair|set|tin|jar|tub|can|sheet|sleeve|sachet|reel|tray)';

/** Words after which a number word belongs to a name: 'three way stopcock'. */
const ofName =
  '(?:way|piece|part|ply|step|size|stage|layer|lumen|hole|point|handed|sided|fold|in|section|second|minute|drawer|' +
  'shelf|wheel|castors?|compartments?|rollers?)(?! of\\b)\\b';

const countAtStart = new RegExp(
  `^(?:(half) (?:a )?dozen|(?:(an?|${aNumber}|\\d{1,3}) )?(${aMultiple})(?: and (${aNumber}))?|(${aNumber})(?! (?:${ofName}|(?:${aMultiple})\\b)))(?= )`,
  'i',
);

const aPieceOf = new RegExp(`^an? (?=(?:${unit}|${unitOf}) of )`, 'i');

const gluedUnit = new RegExp(`^(\\d[\\d,]*)(?=${unit}\\b)`, 'i');

const countAtEnd = new RegExp(`^(.+ )(?:([x×]) ?(${aNumber})$|(${aNumber}) (?=${unit}\\.?$))`, 'i');

const dozenAtEnd = new RegExp(`^(.+?)(?: [x×-])? (?:(half) (?:a )?|(an?|${aNumber}|\\d{1,3}) )dozen$`, 'i');

/** What some write before a quantity: 'please send 5 gloves'. */
const asking = new RegExp(
  `^(?:(?:please|pls) )?(?:(?:i|we) )?(?:need|want|order|send(?: me| us)?|get|buy) (?=\\d|(?:${aNumber}|half|${aMultiple}) |an? (?:${aMultiple}) )`,
  'i',
);

/** A line that begins with a quantity in words, with figures in their place: 'two dozen gloves' is '24 gloves'. */
export function withFigures(line: string): string {
  return line
    .replace(asking, '')
    .replace(countAtStart, (_, half?: string, many?: string, of?: string, and?: string, one?: string) =>
      half ? '6' : String(figureOf(many ?? one ?? 'one') * multipleOf(of) + (and ? figureOf(and) : 0)),
    )
    .replace(aPieceOf, '1 ')
    .replace(/^(?:qty|quantity):? (?=\d)/i, '')
    .replace(/^(\d+) \(\1\) /, '$1 ')
    .replace(gluedUnit, '$1 ')
    .replace(/^(\d+)\*(?=\S)/, '$1 x ')
    .replace(/^\d{1,3}(?: \d{3})+(?= ?[x×] )|^\d{1,3}(?: 0\d\d)+(?= \p{L})/iu, (number) =>
      number.replaceAll(' ', ''),
    );
}

const numberWord = new RegExp(`^${aNumber} (?!(?:${aMultiple}) |\\()`, 'i');

/** Whether a line begins with a number in words, which a name may begin with too: 'Twelve gowns', 'One Touch test strips'. */
export function beginsWithNumberWord(line: string): boolean {
  return numberWord.test(line);
}

/** The same of one that ends with it: 'gloves x two' is 'gloves x 2', 'gloves two boxes' 'gloves 2 boxes'. */
export function withFiguresAtEnd(line: string): string {
  const times = line
    .replace(/(?<=\S)\*(?=\d+$)/, ' x ')
    .replace(
      dozenAtEnd,
      (_, product: string, half?: string, many = 'one') => `${product} x ${half ? 6 : figureOf(many) * 12}`,
    );
  return times.replace(countAtEnd, (_, product: string, sign = '', after = '', before = '') =>
    sign ? `${product}${sign} ${figureOf(after)}` : `${product}${figureOf(before)} `,
  );
}

/** 1 for 'a', too. */
function figureOf(words: string): number {
  if (/^\d/.test(words)) return Number(words);
  return words.split(/[ -]/).reduce((sum, word) => sum + (figures[word.toLowerCase()] ?? 1), 0);
}

const multipleOf = (word = '') => multiples[word.toLowerCase()] ?? 1;

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

const rangeAtStart = new RegExp(`^(?:\\d+|${aNumber}) (?:or|to) (?:\\d+|${aNumber}) `, 'i');

const rangeAtEnd = new RegExp(` (?:\\d+|${aNumber}) (?:or|to) (?:\\d+|${aNumber})$`, 'i');

/** Whether a line says one number or another: '5 or 6 gloves', '5-10 gloves'. A size is neither: '5-10 mL syringe', '3-0 suture'. */
export function isRange(line: string): boolean {
  const [, from, measured, to] = /^(\d+) ?[-–—] ?((\d+) .+)$/.exec(line) ?? [];
  if (measured !== undefined) return Number(to) > Number(from) && !isMeasure(measured);
  return rangeAtStart.test(line) || rangeAtEnd.test(line);
}
