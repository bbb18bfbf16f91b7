const segments: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
};

const strokes: Readonly<Record<string, string>> = {
  a: 'M.08 0H.48',
  b: 'M.54 .06V.44',
  c: 'M.54 .56V.94',
  d: 'M.08 1H.48',
  e: 'M.02 .56V.94',
  f: 'M.02 .06V.44',
  g: 'M.08 .5H.48',
};

/**
 * A reading on a liquid crystal display, upper left corner at (`x`, `y`), digits `height` units high.
 *
 * @param reading digits, with a point between them where the display has one
 */
export function sevenSegments(reading: string, x: number, y: number, height: number, colour: string): string {
  let at = 0;
  const marks = [...reading].map((sign) => {
    if (sign === '.') {
      at += 0.12;
      return `<path d="M${at - 0.13} 1h.001"/>`;
    }
    const digit = [...(segments[sign] ?? '')].map((name) => strokes[name]).join('');
    at += 0.82;
    return `<path d="${digit}" transform="translate(${at - 0.82} 0)"/>`;
  });
  return `<g transform="translate(${x} ${y}) skewX(-4) scale(${height})" fill="none" stroke="${colour}" stroke-width=".1" stroke-linecap="round">${marks.join('')}</g>`;
}
