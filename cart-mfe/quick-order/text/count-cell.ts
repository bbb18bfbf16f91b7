import { isMeasure } from './is-measure';
import { figureOf, numberInWords } from './number-words';

const alone = new RegExp(`^${numberInWords}(?= |$)`, 'i');

/** A field with figures for the words of a quantity: 'two boxes' is '2 boxes', 'qty 5' is '5'. */
export function countAlone(field: string): string {
  return field
    .replace(/^(?:qty|quantity|x)[:. ]*(?=\d)/i, '')
    .replace(/^half (?:a )?dozen$/i, '6')
    .replace(alone, (words) => String(figureOf(words)));
}

/** Whether a field that is no quantity may be meant as one: '5-6', '5+', 'approx 5', '5 urgent', 'TBC'. */
export function mayBeCount(field: string): boolean {
  const [, number = ''] =
    /^(?:(?:approx\.?|about|around|max|min|say|~|<|>) ?)?(\d.{0,14})$/i.exec(field) ?? [];
  return (
    /^(?:tb[ac]|\?+|same|as usual)$/i.test(field) ||
    (/^\d+(?![\d.]|-?\w*-?\d+\w)/.test(number) && !isMeasure(number))
  );
}
