import { readPackSize } from './pack-size';

const sizes = /\bsizes?$/i;
const colours = /^(?:colou?rs?|shades?)$/i;

/** What options or attributes say: sizes, colours, a pack, and other values for the name. */
export function choicesOf(options: readonly (readonly [name: string, value: string])[]) {
  const of = (pattern: RegExp) =>
    options.flatMap(([name, value]) => (pattern.test(name) && value !== '' ? [value] : []));
  const pack = of(/^pack\b/i).find((value) => readPackSize(value) !== null) ?? null;
  const others = options
    .filter(
      ([name, value]) =>
        !sizes.test(name) && !colours.test(name) && value !== '' && value !== pack && name !== 'Title',
    )
    .map(([, value]) => value);
  return { sizes: of(sizes), colours: of(colours), pack, others };
}
