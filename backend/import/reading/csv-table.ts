import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import { StartupError } from '../../startup-error';
import { knownHeadings } from './headings';
import { checkLimits, fileLimits, type Table } from './table';
import { decoded, encodingOf, type TextEncoding } from './text-encoding';

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: 8 * fileLimits.text,
} satisfies Options;

/** A CSV file as a table: comma, semicolon or tab, in any of the four encodings. */
export async function csvTable(path: string): Promise<Table> {
  const encoding = await encodingOf(path);
  const delimiter = await delimiterOf(path, encoding);
  return {
    name: null,
    delimiter,
    async *rows() {
      let end = '';
      const texts = async function* () {
        for await (const text of decoded(path, encoding)) {
          end = text.slice(-1) || end;
          yield text;
        }
      };
      // Its errors reach the parser, and leaving the loop closes the file.
      const parser = pipeline(Readable.from(texts()), parse({ ...options, delimiter }), () => {});
      let number = 0;
      let width = 0;
      let isShort = false;
      try {
        for await (const cells of parser) {
          number += 1;
          isShort = cells.length < width;
          width = cells.length;
          // PostgreSQL keeps no NUL.
          const row = { number, cells: cells.map((cell: string) => cell.replaceAll('\0', '')) };
          checkLimits(row);
          yield row;
        }
      } catch (error) {
        if (!(error instanceof CsvError)) throw error;
        throw new StartupError(
          `The row after row ${number} is too long: a quotation mark (") in it is probably never closed.`,
        );
      }
      if (isShort && !/[\r\n]/.test(end))
        throw new StartupError(
          `The file ends within row ${number}: copy it again, or end that row with a line break.`,
        );
    },
  };
}

/** The separator that gives most headings in the first rows; titles above them have few. */
async function delimiterOf(path: string, encoding: TextEncoding): Promise<string> {
  let start = '';
  for await (const text of decoded(path, encoding)) {
    start += text;
    if (start.length > 65_536) break;
  }
  if (start.includes('\0')) {
    throw new StartupError('The file is neither CSV nor XLSX: save it as one of them in your spreadsheet.');
  }
  const scored = [',', ';', '\t'].map((delimiter) => ({ delimiter, score: score(start, delimiter) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function score(text: string, delimiter: string): number {
  const scores = [0];
  const on_record = (cells: string[]) => {
    // A description may have hundreds of semicolons.
    const filled = Math.min(99, cells.filter((cell) => cell !== '').length);
    scores.push(100 * knownHeadings(cells) + filled);
    return null;
  };
  try {
    parseText(text, { ...options, delimiter, to: 10, on_record });
  } catch {
    // The text may end within a quotation.
  }
  return Math.max(...scores);
}
