/** Something that is wrong in a shop, whichever of its releases is to blame. */
export interface ShopFault {
  /** What is wrong, as the beginning of a sentence: `/shop breaks region:`. Faults with the same beginning are told in one. */
  readonly what: string;
  /** Where, as its end: an element, or an address; empty where the beginning says it. */
  readonly where: string;
  /** The same for the same fault in two shops: the same check, address, rule and target. */
  readonly id: string;
}

/** Most sentences that are told, and most places in one of them: a loop makes no end of both. */
const maxSentences = 20;
const maxPlaces = 10;

/** What is wrong with a shop, one sentence for each thing, with its places. */
export function faultSentences(faults: readonly ShopFault[]): string[] {
  const places = new Map<string, string[]>();
  for (const { what, where } of faults) {
    const known = places.get(what) ?? [];
    places.set(what, where && !known.includes(where) ? [...known, where] : known);
  }
  const sentences = [...places].map(([what, all]) => {
    const told = all.slice(0, maxPlaces).join(', ');
    const more = all.length > maxPlaces ? ` and ${all.length - maxPlaces} more` : '';
    return `${what}${told && ` ${told}`}${more}.`;
  });
  const left = sentences.length - maxSentences;
  return left > 0 ? [...sentences.slice(0, maxSentences), `And ${left} more.`] : sentences;
}

/** A text without what differs from one visit to the next, and between two releases: numbers, hashes of versions, React's own ids. */
export function lastingText(text: string): string {
  return text
    .replaceAll(/(?:\+|%2B)[0-9a-f]{12}(?![0-9a-f])/gi, '')
    .replaceAll(/_r_[0-9a-z]*_/gi, '_r_')
    .replaceAll(/\d+/g, '#');
}
