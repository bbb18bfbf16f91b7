import { plainText } from './plain-text';

/** What a field for a phone number says from the start (P46). */
export const phoneHelp = 'With area code, such as (02) 9876 5432';

/**
 * Whether a text is a phone number (P46): without its separators (blanks, dots, dashes, slashes, brackets, anywhere) an optional +
 * and up to two digits, an optional 1, then ten digits.
 */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{0,2}1?\d{10}$/.test(plainText(text).replace(/[\s./()-]/g, ''));
}
