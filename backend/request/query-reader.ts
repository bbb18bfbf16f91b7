import { BadRequest } from './refusals';

const maxTextLength = 200;

/** Reads one query string; every method returns `undefined` for an absent or empty parameter. @throws BadRequest naming the parameter */
export interface QueryReader {
  /** Text of at most 200 characters, trimmed. */
  text(name: string): string | undefined;
  /** Entries of a repeated or comma-separated parameter; an empty parameter is an empty list. */
  list(name: string, most: number): string[] | undefined;
  /** A number of at least 0. */
  amount(name: string): number | undefined;
  /** A whole number from `least` to `most`. */
  whole(name: string, least: number, most: number): number | undefined;
  /** `1` or `true`, `0` or `false`. */
  flag(name: string): boolean | undefined;
  /** One of the choices. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
}

/** Reads the result of the server's query parser: a string by name, a list when repeated. */
export function queryReader(query: unknown): QueryReader {
  const values = new Map(Object.entries(query ?? {}));

  const text = (name: string): string | undefined => {
    const value: unknown = values.get(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw new BadRequest(`${name} must be given once.`);
    return checked(name, value, maxTextLength).trim() || undefined;
  };
  const whole = (name: string, least: number, most: number): number | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most)) {
      throw new BadRequest(`${name} must be a whole number from ${least} to ${most}.`);
    }
    return number;
  };

  return {
    text,
    whole,
    list: (name, most) => {
      const value: unknown = values.get(name);
      if (value === undefined) return undefined;
      const given: unknown[] = Array.isArray(value) ? value : [value];
      const entries = given
        .flatMap((part) => checked(name, String(part), maxTextLength * most).split(','))
        .map((entry) => entry.trim())
        .filter(Boolean);
      if (entries.length > most) throw new BadRequest(`${name} must not have more than ${most} entries.`);
      return entries;
    },
    amount: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (!/^\d{1,16}(\.\d{1,10})?$/.test(value))
        throw new BadRequest(`${name} must be a number of at least 0.`);
      return Number(value);
    },
    flag: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (value === '1' || value === 'true') return true;
      if (value === '0' || value === 'false') return false;
      throw new BadRequest(`${name} must be 1 or 0.`);
    },
    choice: (name, choices) => {
      const value = text(name);
      if (value === undefined) return undefined;
      const choice = choices.find((one) => one === value);
      if (choice === undefined) throw new BadRequest(`${name} must be one of ${choices.join(', ')}.`);
      return choice;
    },
  };
}

function checked(name: string, value: string, maxLength: number): string {
  if (value.length > maxLength)
    throw new BadRequest(`${name} must not be longer than ${maxLength} characters.`);
  // PostgreSQL refuses NUL in a text. Nothing in the catalogue has its replacement, so it matches nothing.
  return value.replaceAll('\0', '\ufffd');
}
