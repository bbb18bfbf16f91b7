/** A word without the ending of its plural, as far as its letters tell; what stays may be no word, but is the same for both. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
