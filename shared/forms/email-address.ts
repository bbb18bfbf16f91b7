import { plainText } from './plain-text';

/** The email address meant by a text (P47): without blanks, `mailto:` and that link's query. It is not validated. */
export function emailAddress(text: string): string {
  const plain = plainText(text).trim();
  return /^mailto:\s*([^?]+)/i.exec(plain)?.[1]?.trim() ?? plain;
}
