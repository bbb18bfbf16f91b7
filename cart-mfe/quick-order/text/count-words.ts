const numberWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const aNumber = numberWords.join('|');

/** What one buys things by. A word that products are called by too is one only as more than one of it, or before 'of'. */
const unit =
  '(?:box|boxes|bx|bxs|pack|packs|packet|packets|pkt|pkts|pk|pks|carton|cartons|ctn|ctns|pcs?|pces?|ea|each|units?|' +
  'pieces|bags|bottles|rolls|cases|tubes|pairs|sets|tins|jars|tubs|cans|sheets|sleeves|sachets|reels|trays)';

const unitOf = '(?:piece|bag|bottle|roll|case|tube|pair|set|tin|jar|tub|can|sheet|sleeve|sachet|reel|tray)';

/** Words after which a number word belongs to a name: 'three way stopcock'. */
const ofName =
  '(?:way|piece|part|ply|step|size|stage|layer|lumen|hole|point|handed|sided|fold|in|section|second|minute|drawer|shelf)(?! of\\b)\\b';

const countsAtStart = new RegExp(
  `^(?:(half) (?:a )?dozen|(?:(an?|${aNumber}|\\d{1,3}) )?(dozen)|(${aNumber})(?! ${ofName}))(?= )`,
  'i',
);

/** A line that begins with a quantity in words, with figures in their place: 'two dozen gloves' is '24 gloves'. */
export function withFigures(line: string): string {
  const inFigures = line.replace(
    countsAtStart,
    (_, half?: string, many?: string, dozen?: string, one?: string) => {
      if (half) return '6';
      return String(figureOf(many ?? one ?? 'one') * (dozen ? 12 : 1));
    },
  );
  return inFigures.replace(new RegExp(`^an? (?=(?:${unit}|${unitOf}) of )`, 'i'), '1 ');
}

const figureOf = (word: string) =>
  /^\d/.test(word) ? Number(word) : Math.max(1, numberWords.indexOf(word.toLowerCase()) + 1);

const endsWithUnit = new RegExp(`^((?:.* )?(?:[x×] ?)?\\d[\\d.,]*) ?${unit}\\.?$`, 'i');

const inBrackets = new RegExp(`^(.+?) ?\\(((?:[x×] ?)?\\d[\\d.,]*(?: ?[x×])?)(?: ?${unit}\\.?)?\\)$`, 'i');

/** A text without what its quantity at the end is counted in, or stands in: 'gloves 20 boxes', 'gloves (20)', '20 boxes'. */
export function withoutUnitAtEnd(text: string): string {
  return text.replace(inBrackets, '$1 $2').replace(endsWithUnit, '$1');
}

const beginsWithUnit = new RegExp(`^(?:${unit}\\.?(?: of)?|${unitOf} of) (.+)$`, 'i');

/** What is counted without what it is counted in: 'boxes of gloves'. The same text where that says no unit. */
export function withoutUnitBefore(text: string): string {
  return beginsWithUnit.exec(text)?.[1] ?? text;
}
