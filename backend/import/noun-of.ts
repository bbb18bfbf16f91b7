/** Words that say how much or which one: '14', 'x', 'No.', 'size'. */
const measure = /^(?:\d.*|x|no\.?|nr\.?|size|each)$/iu;

/** The kind of a product, in a word, for the search: 'Needle Holder 14 cm curved' is a holder, 'Suture with Needle' a suture. */
export function nounOf(name: string): string {
  const [kind = name] = name.split(/[,(;|]| [-–—] | (?:with|for|in|and) /iu);
  const words = kind.trim().split(/\s+/);
  // 'Level 2 Mask' goes on after its number.
  const end = words.findIndex((word, index) => index > 1 && /^\d/.test(word));
  const named = end === -1 ? words : words.slice(0, end);
  return named.findLast((word) => !measure.test(word)) ?? name;
}
