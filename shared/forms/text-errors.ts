import { isPhoneNumber } from './phone-number';
import { plainText } from './plain-text';

/** What a form field accepts. */
interface TextRule {
  /** Maximum length in characters. A line break counts as one, also as CRLF. */
  readonly limit: number;
  readonly optional?: boolean;
  /** Whether it must be a phone number unless empty. */
  readonly phone?: boolean;
}

/** The error of an input, worded as in P45 and P46; null for none. Input of only blanks or invisible characters is empty. */
export function textError(text: string, { limit, optional = false, phone = false }: TextRule): string | null {
  if (plainText(text).trim() === '') return optional ? null : 'This Field is Requied';
  if (text.replaceAll('\r\n', '\n').length > limit) return `Please use at most ${limit} characters.`;
  return phone && !isPhoneNumber(text) ? 'Please Enter Valid number' : null;
}

/** Label and rules of a form field. */
export interface FieldDefinition extends TextRule {
  readonly label: string;
  /** What to enter, if the label does not say. */
  readonly help?: string;
}

/** Errors of a form by field; empty when it is valid. */
export type TextErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** Validates a form by P45 and P46, the same in the browser and on the server. Errors are in the fields' order. */
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
