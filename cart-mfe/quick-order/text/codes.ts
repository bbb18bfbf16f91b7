/** What may be a SKU, and where it stands in its text. */
export interface CodeInText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word that may be a SKU, or have some in it. */
export interface CodeWord extends CodeInText {
  /** Its parts that may be SKUs, the longest first: rows that ran together, '1WND-000089', have no blank between them. */
  readonly inside: readonly CodeInText[];
}

/** Most letters and numbers that follow each other in one SKU: 'WND-000089B' has three. */
const maxPieces = 5;

/** Most letters and numbers of a word that is looked into. */
const maxPiecesOfWord = 12;

/** Words that may be SKUs, for they have a digit and are no number of three digits; their parts have a letter too, or five digits. */
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
