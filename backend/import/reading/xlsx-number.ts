import type { Cell } from './table';

/** Number formats that workbooks refer to by number only. */
const builtIn: Readonly<Record<number, string>> = {
  2: '0.00',
  4: '#,##0.00',
  7: '$#,##0.00',
  8: '$#,##0.00',
  9: '0%',
  10: '0.00%',
  39: '#,##0.00',
  40: '#,##0.00',
  43: '#,##0.00',
  44: '$#,##0.00',
};

/** What a format shows beside the number: "ex GST", \x, [$EUR-2], €. */
const literal = /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|([€£¥])/g;

/** The code of a number format that a workbook does not define itself: 14 to 58 have the dates of all languages. */
export function builtInFormat(id: number): string {
  return (
    builtIn[id] ??
    ((id >= 14 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49) ? 'd/m/y' : 'General')
  );
}

/**
 * A number as its reader sees it: with the zeros that its format puts before it, to the cent where the format shows cents, as a percentage,
 * or as a date. It is a text where the format shows a word or another currency. Never in powers of ten.
 * @param format code, as in `0.00;[Red]-0.00`
 */
export function numberCell(stored: string, format: string): Cell {
  // A spreadsheet keeps 15 digits.
  const number = Number(Number(stored).toPrecision(15));
  if (!Number.isFinite(number)) return { kind: 'error', text: stored };
  const section = format.split(';')[0] ?? '';
  const bare = section.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  if (/[ymdhs]/i.test(bare) && !/general/i.test(bare)) {
    // From 10000-01-01 on.
    if (Math.abs(number) >= 2_958_466) return { kind: 'error', text: stored };
    return { kind: 'date', text: new Date((number - 25_569) * 86_400_000).toISOString().slice(0, 10) };
  }
  if (bare.includes('%')) return `${plain(Number((number * 100).toPrecision(15)))}%`;
  if (/^0{2,}$/.test(section) && Number.isInteger(number) && number >= 0)
    return plain(number).padStart(section.length, '0');
  if (/^0{2,}$/.test(bare.replaceAll(/[-/ ()]/g, '')))
    return { kind: 'error', text: `${stored} as ${section}` };
  const cents = /\.00(?![0#?])/.test(bare)
    ? Math.round(Number((number * 100).toPrecision(15))) / 100
    : number;
  const decimals = /\.(0+)(?![0#?])/.exec(bare)?.[1]?.length ?? 0;
  const shown = cents.toFixed(decimals);
  const text = !Number.isInteger(cents) && Number(shown) === cents ? shown : plain(cents);
  // Behind the number wherever it stands: 'USD', 'ex GST', 'per 100'.
  const words = [...section.matchAll(literal)].map(([, ...parts]) => parts.join('')).join('');
  return /[^\s$()+-]/.test(words.replace(/\b(?:aud|au?)(?![a-z])/i, ''))
    ? `${text} ${words.trim()}`
    : { kind: 'number', text };
}

function plain(number: number): string {
  // Beyond 15 digits they are lost, and the text shows it.
  if (number >= 1e15) return number.toExponential().toUpperCase();
  const text = String(number);
  return text.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : text;
}
