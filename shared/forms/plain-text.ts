/**
 * A text as it is read: in compatible characters (NFKC), without what cannot be seen, each dash '-', each sign for times 'x', each
 * blank a space, and digits of every script as '0' to '9'. Tabs and line breaks stay.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('×', 'x')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replaceAll(/[^\S\t\n]+/g, ' ');
}

/** Digits stand in rows of ten, which begin at a code point that ends with 0 or 6 (Unicode, chapter 4.6). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return String(code - zero);
}
