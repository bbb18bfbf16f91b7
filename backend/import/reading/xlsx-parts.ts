import { crc32 } from 'node:zlib';
import { type Handler, Parser } from 'htmlparser2';
import { type Entry, openPromise } from 'yauzl';
import { StartupError } from '../../startup-error';

/** Of a workbook at most: entries, unpacked bytes, and those of the texts that are kept in memory. */
const maxEntries = 10_000;
const maxUnpacked = 2 ** 30;
const maxTexts = 200 * 2 ** 20;

/** The text of a workbook's part, piece by piece; a missing one has none. Sizes are checked before anything is unpacked. @throws StartupError */
export async function* partText(path: string, part: string): AsyncGenerator<string> {
  const archive = await openPromise(path, { autoClose: false }).catch(damaged);
  try {
    if (archive.entryCount > maxEntries) throw tooLarge();
    let wanted: Entry | null = null;
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (entry.fileName.toLowerCase() === part.toLowerCase()) wanted = entry;
    }
    // As declared: yauzl ends an entry that turns out larger.
    const most = part.endsWith('sharedStrings.xml') ? maxTexts : maxUnpacked;
    if (unpacked > maxUnpacked || (wanted?.uncompressedSize ?? 0) > most) throw tooLarge();
    if (wanted === null) return;
    const decoder = new TextDecoder();
    let sum = 0;
    for await (const bytes of await archive.openReadStreamPromise(wanted)) {
      sum = crc32(bytes, sum);
      yield decoder.decode(bytes, { stream: true }).replaceAll('\0', '');
    }
    if (sum !== wanted.crc32) damaged();
  } catch (error) {
    throw error instanceof StartupError ? error : damaged();
  } finally {
    archive.close();
  }
}

/** What a handler emits of an XML part. @throws StartupError */
export async function* xmlPart<Item>(
  path: string,
  part: string,
  handlerOf: (emit: (item: Item) => void) => Partial<Handler>,
): AsyncGenerator<Item> {
  let items: Item[] = [];
  const parser = new Parser(
    handlerOf((item) => items.push(item)),
    { xmlMode: true },
  );
  for await (const text of partText(path, part)) {
    parser.write(text);
    yield* items;
    items = [];
  }
  parser.end();
  yield* items;
}

/** The error for a workbook beyond its limits. */
export function tooLarge(): StartupError {
  return new StartupError(
    'The workbook is too large when unpacked: remove pictures and unused sheets, or save it as CSV.',
  );
}

/** Refuses the workbook. @throws StartupError */
export function damaged(): never {
  throw new StartupError('The workbook is damaged: open it in your spreadsheet and save it again.');
}

/** An element's name without the prefix that some programs write. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
