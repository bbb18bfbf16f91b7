import { plainText } from './plain-text';

/** What a field for a phone number says from the start (P46). */
export const phoneHelp = 'With area code, such as (02) 9876 5432';

/** Whether a text without its separators is a phone number: an optional + and up to two digits, an optional 1, ten digits (P46). */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{0,2}1?\d{10}$/.test(plainText(text).replace(/[\s./()-]/g, ''));
}
