import { inAddress } from './paths';

/** Path of the quote form with these words in its message (P33). */
export function askPath(words: string): string {
  return `/quote?message=${inAddress(words)}`;
}
