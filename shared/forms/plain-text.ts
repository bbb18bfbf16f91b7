/**
 * Normalises a text: NFKC without invisible characters, with one kind of dash, times sign, blank and digit; a raised, lowered or circled
 * digit stays apart from others. Tabs and line breaks stay.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/(?<=\p{N})(?=\p{No})|(?<=\p{No})(?=\p{N})/gu, ' ')
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[×✕✖]/g, 'x')
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replaceAll(/[^\S\t\n]+/g, ' ');
}

/** Unicode has decimal digits in contiguous runs of ten (chapter 4.6). */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
