/** A text as it is read: NFKC without what cannot be seen, with one kind of dash, times, blank and digit; tabs and breaks stay. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[×✕✖]/g, 'x')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replaceAll(/[^\S\t\n]+/g, ' ');
}

/** Digits stand in rows of ten, in their order (Unicode, chapter 4.6). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
