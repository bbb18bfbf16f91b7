/** Most lines that one field between quotation marks may go over; after them its mark is meant as it stands. */
const maxLinesOfField = 10;

/** Longer lines, in characters, are no product's: their quotation marks are not looked at. */
const maxLength = 1_000;

/** A field that begins with a quotation mark, and has no second one in its line. */
const opened = /(?:^|[\t;,])[^\S\t]*"(?:[^"]|"")*$/;

/** The lines of a text that are not empty. A field between quotation marks may have line breaks, as a spreadsheet's cells do. */
export function splitLines(text: string): string[] {
  const typed = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const lines: string[] = [];
  for (let nth = 0; nth < typed.length; nth++) {
    const further = isOpen(typed[nth] ?? '') ? closingAfter(typed, nth) : 0;
    const line = typed.slice(nth, nth + further + 1).join('\n');
    if (line.trim() !== '') lines.push(line);
    nth += further;
  }
  return lines;
}

/** How many further lines the field goes over that is open at the end of a line; 0 when it does not end. */
function closingAfter(typed: readonly string[], nth: number): number {
  for (let further = 1; further < maxLinesOfField && nth + further < typed.length; further++) {
    const line = typed.slice(nth, nth + further + 1).join('\n');
    if (line.length > maxLength) return 0;
    if (!isOpen(line)) return further;
  }
  return 0;
}

const isOpen = (line: string) => line.length <= maxLength && opened.test(line);
