/**
 * The words of a text, lower case and without accents. Letters and digits part ('10cm' is '10' and 'cm'), so that
 * what is indexed and what is typed fall apart in the same way.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}
