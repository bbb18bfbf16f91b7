import { encodeWord, quoteString } from 'nodemailer/lib/mime-funcs';
import type { Mailbox } from './letter';

/** Longest encoded word but for its delimiters: RFC 2047 allows 75 characters in all. */
const maxWordLength = 52;

/**
 * Text as the value of a header such as Subject. What a reader could take for an encoded word (RFC 2047) is sent as one of
 * ours, so that it is shown as it was typed: `=?utf-8?Q?=0D=0ABcc:…?=` is a name like any other.
 * @param text one line without control characters
 */
export function headerText(text: string): string {
  return isPlain(text) ? text : encodedWords(text);
}

/** A mailbox as the value of a header such as To. Quoting alone does not keep readers from decoding a name. */
export function headerMailbox({ name, address }: Mailbox): string {
  if (name === '') return address;
  if (!isPlain(name)) return `${encodedWords(name)} <${address}>`;
  return `${/^[\w ]+$/.test(name) ? name : quoteString(name)} <${address}>`;
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');
}

/** Folded between the words: readers join them without the blank. */
function encodedWords(text: string): string {
  return encodeWord(text, 'B', maxWordLength).replaceAll(' ', '\r\n ');
}
