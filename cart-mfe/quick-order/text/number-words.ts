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

const multiples: Readonly<Record<string, number>> = { dozen: 12, doz: 12, hundred: 100, thousand: 1000 };

const anyOf = (texts: Readonly<Record<string, number>>) => Object.keys(texts).join('|');

/** Source of what matches 'dozen', 'hundred' or 'thousand'. */
export const aMultiple = `(?:${anyOf(multiples)})`;

/** Source of what matches 'twelve', 'twenty five' or 'twenty-five'. */
export const below100 = `(?:(?:${anyOf(tens)})[ -](?:${anyOf(ones)})|${anyOf(figures)})`;

const many = `(?:an?|\\d{1,3}|${below100})`;

const below1000 = `(?:(?:${many} )?hundred(?:(?: and)? ${below100})?|${below100})`;

/** Source of what matches a number in words: 'twelve', '3 dozen', 'two hundred and fifty', 'a thousand'. */
export const numberInWords = `(?:(?:(?:${many}|${below1000}) )?thousand(?:(?: and)? ${below1000})?|(?:${many} )?doz(?:en)?|${below1000})`;

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
