const figures: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
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
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const multiples: Readonly<Record<string, number>> = { dozen: 12, doz: 12, hundred: 100, thousand: 1000 };

/** Source of what matches 'dozen', 'hundred' or 'thousand'. */
export const aMultiple = '(?:doz(?:en)?|hundred|thousand)';

/** Source of what matches one word, 'twelve' or 'thousand', in few letters: engines read it in many places. */
export const aWord =
  '(?:one|t(?:wo|hree|en|w(?:elve|enty)|hir(?:teen|ty)|housand)|fo(?:ur(?:teen)?|rty)|fi(?:ve|f(?:teen|ty))|' +
  'six(?:teen|ty)?|seven(?:teen|ty)?|eight(?:een|y)?|nine(?:teen|ty)?|eleven|doz(?:en)?|hundred)';

/** Source of what matches a number in words: 'twelve', 'twenty-five', '3 dozen', 'two hundred and fifty', 'a thousand'. */
export const numberInWords = `(?:(?:(?:an?|\\d{1,3}) )?${aMultiple}|${aWord})(?:(?:(?: and)? |(?<=ty)-)${aWord})*`;

const anyWord = new RegExp(`\\b${aWord}\\b`, 'i');

/** Whether a text has a number in words. Most have none, and need not be looked at for where it stands. */
export function hasNumberWord(text: string): boolean {
  return anyWord.test(text);
}

/** What such words come to; 1 for 'a', too. */
export function figureOf(words: string): number {
  let thousands = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const multiple = multiples[word];
    if (multiple === undefined) part += /^an?$/.test(word) ? 1 : (figures[word] ?? (Number(word) || 0));
    else if (multiple === 1000) {
      thousands = (part || 1) * multiple;
      part = 0;
    } else part = (part || 1) * multiple;
  }
  return thousands + part;
}
