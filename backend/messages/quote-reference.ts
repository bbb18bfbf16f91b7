import { randomBytes } from 'node:crypto';

/** Sixteen, so that each is as likely: no vowels, which would make words, and none that looks like another. */
const characters = 'CFHJKMPRWXY34679';

const groups = /.{4}/g;

/** A new reference of a quote, `KX3M-7RCF`, fit to be read out; drawn by lot, so that none says how many there are (P69). */
export function newQuoteReference(): string {
  const drawn = Array.from(randomBytes(8), (byte) => characters[byte % characters.length]).join('');
  return drawn.match(groups)?.join('-') ?? drawn;
}
