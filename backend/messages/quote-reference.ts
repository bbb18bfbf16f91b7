import { randomBytes } from 'node:crypto';

/** Sixteen, so that each is as likely: no vowels, which would make words, and no lookalikes. */
const characters = 'CFHJKMPRWXY34679';

const groups = /.{4}/g;

/** A new quote reference, `KX3M-7RCF`, easy to read out; random, so that it does not tell how many there are (P69). */
export function newQuoteReference(): string {
  const drawn = Array.from(randomBytes(8), (byte) => characters[byte % characters.length]).join('');
  return drawn.match(groups)?.join('-') ?? drawn;
}
