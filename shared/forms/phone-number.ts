import { plainText } from './plain-text';

/** Help text of a phone field (P46). */
export const phoneHelp = 'With area code, such as (02) 9876 5432';

/** Whether a text, ignoring separators, is a phone number: optional + with up to two digits, optional 1, ten digits (P46). */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{0,2}1?\d{10}$/.test(plainText(text).replace(/[\s./()-]/g, ''));
}
