/** A possible SKU and its position in the text. */
export interface CodeInText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word that may be a SKU or contain several. */
interface CodeWord extends CodeInText {
  /** Parts that may be SKUs, longest first: rows may run together without a blank, as in '1WND-000089'. */
  readonly inside: readonly CodeInText[];
}

/** Most runs of letters or digits in a SKU: 'WND-000089B' has three. */
const maxPieces = 5;

/** Most runs of letters or digits in a word that is split into parts. */
const maxPiecesOfWord = 12;

/** Words that may be SKUs: those with a digit, except numbers of up to three digits. Their parts also need a letter or five digits. */
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
