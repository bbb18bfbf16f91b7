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

const ending =
  /(?:[\s,;–-]*(?:\b(?:please|pls|plz|thanks?|thank you|thx|ty|cheers|urgent(?:ly)?|asap)\b|(?<=[^\s.,;–-])[.!]+|!+))+$/i;

/** A line without what some write behind it: 'gloves x 5, thanks!'. Brackets are round. */
export function withoutEnding(line: string): string {
  const bare = line.replace(ending, '').replace(/[[{](x? ?\d+)[\]}]$/i, '($1)');
  return bare === '' ? line : bare;
}
