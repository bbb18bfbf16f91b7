/** Most lines that one field between quotation marks may go over; after them its mark is meant as it stands. */
const maxLinesOfField = 10;

/** Longer lines, in characters, are no product's: their quotation marks are not looked at. */
const maxLength = 1_000;

/** A field that begins with a quotation mark, and has no second one in its line. */
const opened = /(?:^|[\t;,])[^\S\t]*"(?:[^"]|"")*$/;

/** The first lines of a text, and what is after them. */
interface SplitText {
  readonly lines: readonly string[];
  /** As it was typed, but for line breaks, which are all alike. */
  readonly rest: string;
}

/**
 * The lines of a text that are not empty, no more than so many. A field between quotation marks may have line breaks, as a spreadsheet's
 * cells do.
 */
export function splitLines(text: string, most: number): SplitText {
  const typed = text.replace(/^\ufeff/, '').replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  const lines: string[] = [];
  let at = 0;
  for (const filled = /\S/g; lines.length < most; filled.lastIndex = at) {
    const found = filled.exec(typed);
    if (!found) return { lines, rest: '' };
    const start = typed.lastIndexOf('\n', found.index) + 1;
    const end = endOfLine(typed, start);
    lines.push(typed.slice(start, end));
    at = end + 1;
  }
  return { lines, rest: typed.slice(at) };
}

/** Where a line ends, with those that a field of it goes over. */
function endOfLine(typed: string, start: number): number {
  const first = breakAfter(typed, start);
  let end = first;
  for (let lines = 1; lines <= maxLinesOfField && end - start <= maxLength; lines++) {
    if (!opened.test(typed.slice(start, end))) return end;
    if (end === typed.length) break;
    end = breakAfter(typed, end + 1);
  }
  return first;
}

function breakAfter(typed: string, from: number): number {
  const end = typed.indexOf('\n', from);
  return end < 0 ? typed.length : end;
}
