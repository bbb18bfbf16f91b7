/** A text that may be a SKU, with its position. */
export interface CodeInText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word that may be a SKU or contain some. */
interface CodeWord extends CodeInText {
  /** Parts that may be SKUs, longest first: rows that ran together, such as '1WND-000089', have no blank between them. */
  readonly inside: readonly CodeInText[];
}

/** Most runs of letters or digits in one SKU: 'WND-000089B' has three. */
const maxPieces = 5;

/** Most runs of letters or digits in a word whose parts are looked at. */
const maxPiecesOfWord = 12;

/** Words that may be SKUs: with a digit and more than a number of three digits. Their parts need a letter, too, or five digits. */
export function codesIn(text: string): readonly CodeWord[] {
  return [...text.matchAll(/[^\s,;:()[\]{}"'<>=*|]+/g)].flatMap(({ 0: word, index: start }) => {
    const [bare = ''] = /^.*[\p{L}\p{N}]/u.exec(word) ?? [];
    if (!/\d/.test(bare) || /^\d{0,3}$/.test(bare)) return [];
    return [{ text: bare, start, end: start + bare.length, inside: partsOf(bare, start) }];
  });
}

function partsOf(word: string, start: number): CodeInText[] {
  const pieces = [...word.matchAll(/\d+|(?<=\d)x(?=\p{L}{2})|\p{L}+/giu)];
  if (pieces.length > maxPiecesOfWord) return [];
  const parts = pieces.flatMap(({ index: from }, first) =>
    pieces.slice(first, first + maxPieces).map(({ 0: last, index }) => {
      const to = index + last.length;
      return { text: word.slice(from, to), start: start + from, end: start + to };
    }),
  );
  return parts
    .filter(({ text }) => text !== word && /\d/.test(text) && (/\p{L}/u.test(text) || text.length > 4))
    .sort((one, other) => other.text.length - one.text.length);
}
