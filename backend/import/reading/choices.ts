import type { Draft } from './draft';
import { joinList } from './lists';

const piece =
  '(?:pieces?|pcs?|units?|items?|each|ea|packs?|pks?|pkts?|box(?:es)?|bx|bags?|cartons?|ctns?|tubs?|tubes?|rolls?|sets?)\\.?';
const plain = new RegExp(`^(\\d{1,7})(?: ?(?:/|per )? ?${piece})?$`, 'i');
/** What follows the number is what is in it, unless that is a measure: 'Box of 50 × 0.4 mL', 'Box of 200 cups'. */
const packed = /^[a-z]+ of (\d{1,7})(?: ?[x×] ?[\d.]+ ?[a-zµ]+| (?!(?:[mkµ]?[gl]|ml|[mc]?m)\b)[a-z]+)?$/i;
const most = 1_000_000;

/** Pieces in a pack, from '100', '100/pk' or 'Box of 100'; null for other words, as in '500 mL bottle'. */
export function readPackSize(text: string): number | null {
  const digits = (plain.exec(text) ?? packed.exec(text))?.[1];
  const pieces = Number(digits ?? 0);
  return pieces >= 1 && pieces <= most ? pieces : null;
}

const sizes = /\bsizes?$/i;
const colours = /^(?:colou?rs?|shades?)$/i;

/** What options or attributes say: fields, where they say something, and other values for the name. */
export function choicesOf(column: string, options: readonly (readonly [name: string, value: string])[]) {
  const of = (pattern: RegExp) =>
    options.flatMap(([name, value]) => (pattern.test(name) && value !== '' ? [value] : []));
  const pack = of(/^pack\b/i).find((value) => readPackSize(value) !== null);
  const cells = { sizes: joinList(of(sizes)), colours: joinList(of(colours)), packSize: pack ?? '' };
  const fields = Object.entries(cells).flatMap(([field, cell]) => (cell ? [[field, { column, cell }]] : []));
  const others = options.filter(
    ([name, value]) => ![sizes, colours, /^Title$/].some((one) => one.test(name)) && value && value !== pack,
  );
  return { fields: Object.fromEntries(fields) as Draft['fields'], others: others.map(([, value]) => value) };
}
