/** How British (first) and American English write the same sound; both are tried both ways. */
const pairs: readonly (readonly [british: RegExp, american: RegExp, british: string, american: string])[] = [
  [/our(?=s?$|ed$|less$|ful$)/, /or(?=s?$|ed$|less$|ful$)/, 'our', 'or'],
  [/is(?=e[drs]?(rs)?$|ing$|ation$|able$)/, /iz(?=e[drs]?(rs)?$|ing$|ation$|able$)/, 'is', 'iz'],
  [/ys(?=e[drs]?(rs)?$|ing$)/, /yz(?=e[drs]?(rs)?$|ing$)/, 'ys', 'yz'],
  [/tre(?=s?$)/, /ter(?=s?$)/, 'tre', 'ter'],
  [/bre(?=s?$)/, /ber(?=s?$)/, 'bre', 'ber'],
  [/ae/, /e/, 'ae', 'e'],
  [/oe/, /e/, 'oe', 'e'],
  [/ogue(?=s?$)/, /og(?=s?$)/, 'ogue', 'og'],
  [/grey/, /gray/, 'grey', 'gray'],
  [/minium/, /minum/, 'minium', 'minum'],
  [/ll(?=ed$|ing$|er$)/, /l(?=ed$|ing$|er$)/, 'll', 'l'],
  [/mould/, /mold/, 'mould', 'mold'],
  [/ph/, /f/, 'ph', 'f'],
];

/** Longest word of any language that a visitor types, in letters: longer ones are looked for as they are, and nothing else. */
export const maxWordLength = 40;

/** A word as it is spelt on the other side of the Atlantic, in every way that may be. */
export function otherSpellings(word: string): string[] {
  if (word.length > maxWordLength) return [];
  const found = pairs.flatMap(([british, american, ours, theirs]) => [
    ...replaced(word, british, theirs),
    ...replaced(word, american, ours),
  ]);
  return [...new Set(found)].filter((one) => one !== word);
}

function replaced(word: string, pattern: RegExp, by: string): string[] {
  return [...word.matchAll(new RegExp(pattern, 'g'))].map(
    ({ index, 0: { length } }) => word.slice(0, index) + by + word.slice(index + length),
  );
}
