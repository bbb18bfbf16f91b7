import { isPhoneNumber } from './phone-number';
import { plainText } from './plain-text';

/** What a field of a form takes. */
interface TextRule {
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

/** What a field of a form is called, and what it takes. */
export interface FieldDefinition extends TextRule {
  readonly label: string;
  /** What is asked for, where the label does not say it. */
  readonly help?: string;
}

/** What is wrong with a form: a message for each field that has to be mended; empty when there is none. */
export type TextErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** Checks a form by P45 and P46, the same in the browser and on the server. Errors come in the order of its fields. */
export function textErrors<Name extends string>(
  fields: Readonly<Record<Name, TextRule>>,
  typed: Readonly<Record<NoInfer<Name>, string>>,
): TextErrors<Name> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(fields) as Name[]) {
    const error = textError(typed[name], fields[name]);
    if (error) errors[name] = error;
  }
  return errors;
}
