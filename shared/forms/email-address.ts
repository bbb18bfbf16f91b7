import { plainText } from './plain-text';

/**
 * The email address that a text is meant as (P47): the text as it is read, without blanks around it, `mailto:` before it and that
 * link's query behind it. Whether it is one is another question.
 */
export function emailAddress(text: string): string {
  const plain = plainText(text).trim();
  return /^mailto:\s*([^?]+)/i.exec(plain)?.[1]?.trim() ?? plain;
}
