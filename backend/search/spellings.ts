/** British spellings by context, and the American ones. */
const pairs = [
  [/our(?=$|ed$|less$|ful$)/, 'or'],
  [/is(?=e[dr]?r?$|ing$|ation$|able$)/, 'iz'],
  [/ys(?=e[dr]?r?$|ing$)/, 'yz'],
  [/([tb])re$/, '$1er'],
  [/[ao]e/g, 'e'],
  [/ogue$/, 'og'],
  [/grey/, 'gray'],
  [/minium/, 'minum'],
  [/ll(?=ed$|ing$|er$)/, 'l'],
  [/mould/, 'mold'],
  [/ph/g, 'f'],
] as const;

/** A key shared by a word, its plural and its American spelling, as 'sterilisers' and 'sterilizer'; it need not be a word. */
export function spellingKey(word: string): string {
  return pairs.reduce<string>(
    (key, [british, american]) => key.replace(british, american),
    word.replace(/s$/, ''),
  );
}
