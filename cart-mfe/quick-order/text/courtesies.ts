import { numberInWords } from './number-words';

const opening =
  '(?:hi|hello|dear|team|all|please|pls|plz|also|and|plus|just|another|extra|add|order|re-?order|send|get|buy|have|need|want|like|' +
  "i|we|you|me|us|can|could|may|would|to|i['’]d|we['’]d)";

const beginsWithOpening = new RegExp(`^${opening},? `, 'i');

const asking = new RegExp(`^(?:${opening},? ){1,8}(?=\\d|half |${numberInWords} )`, 'i');

/** A line without what some write before a quantity: 'please send 5 gloves'. Without one it may be a name: 'order forms'. */
export function withoutAsking(line: string): string {
  return beginsWithOpening.test(line) ? line.replace(asking, '') : line;
}

const thanks = /\b(?:please|pls|plz|thanks?|thank you|thx|ty|cheers|urgent(?:ly)?|asap)$/i;

/** One character more than the longest of those: what stands before it tells whether it is a word. */
const maxThanks = 'thank you'.length + 1;

const separator = /[\s,;–-]/;

/** A line without what some write behind it: 'gloves x 5, thanks!'. Brackets are round. */
export function withoutEnding(line: string): string {
  let end = line.length;
  for (let start = endingBefore(line, end); start < end; start = endingBefore(line, end)) {
    end = start;
    while (separator.test(line.charAt(end - 1))) end -= 1;
  }
  const bare = line.slice(0, end).replace(/[[{](x? ?\d+)[\]}]$/i, '($1)');
  return bare === '' ? line : bare;
}

/** Where the word or the signs begin that stand before this place; the place itself where there are none. */
function endingBefore(line: string, end: number): number {
  const [word] = thanks.exec(line.slice(Math.max(0, end - maxThanks), end)) ?? [];
  if (word !== undefined) return end - word.length;
  let start = end;
  while (start > 0 && /[.!]/.test(line.charAt(start - 1))) start -= 1;
  // A dot that stands alone may be a part of a name; exclamation marks are of none.
  const isAttached = start > 0 && !separator.test(line.charAt(start - 1));
  if (isAttached || start === end) return start;
  const mark = line.indexOf('!', start);
  return mark < 0 || mark > end ? end : mark;
}
