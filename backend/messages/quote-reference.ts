import { randomBytes } from 'node:crypto';

/** Sixteen divides 256, so each character is equally likely. Vowels would make words; lookalikes are left out, too. */
const characters = 'CFHJKMPRWXY34679';

const groups = /.{4}/g;

/** A new quote reference, `KX3M-7RCF`, easy to read out; random, so that it does not tell how many there are (P69). */
export function newQuoteReference(): string {
  const drawn = Array.from(randomBytes(8), (byte) => characters[byte % characters.length]).join('');
  return drawn.match(groups)?.join('-') ?? drawn;
}
