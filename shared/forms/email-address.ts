import { plainText } from './plain-text';

/** The email address that a text is meant as (P47), without blanks, `mailto:` and that link's query; it need not be one. */
export function emailAddress(text: string): string {
  const plain = plainText(text).trim();
  return /^mailto:\s*([^?]+)/i.exec(plain)?.[1]?.trim() ?? plain;
}
