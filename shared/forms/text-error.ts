import { isPhoneNumber } from './phone-number';
import { plainText } from './plain-text';

/** What a field of a form takes. */
export interface TextRule {
  /** Most characters. A line break is one, however it is sent. */
  readonly limit: number;
  /** Whether it may be empty. */
  readonly optional?: boolean;
  /** Whether it has to be a phone number, when it is not empty. */
  readonly phone?: boolean;
}

/** What is wrong with what was typed, in the words of P45 and P46; null when nothing is. Blanks, and what cannot be seen, alone are empty. */
export function textError(text: string, { limit, optional = false, phone = false }: TextRule): string | null {
  if (plainText(text).trim() === '') return optional ? null : 'This Field is Requied';
  if (text.replaceAll('\r\n', '\n').length > limit) return `Please use at most ${limit} characters.`;
  return phone && !isPhoneNumber(text) ? 'Please Enter Valid number' : null;
}
