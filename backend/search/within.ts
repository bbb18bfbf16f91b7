/** A `tsquery` in text form whose words have to have one of these weights in `search` (`seed/seed-catalogue.ts`). */
export function within(query: string, weights: string): string {
  return query.replace(/[\p{L}\d]+(:\*)?/gu, (word) => `${word}${word.endsWith(':*') ? '' : ':'}${weights}`);
}
