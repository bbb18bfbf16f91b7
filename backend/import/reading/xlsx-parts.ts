import { type Handler, Parser } from 'htmlparser2';
import { type Entry, openPromise } from 'yauzl';
import { ImportFileError } from './import-file-error';

/** Unpacked bytes of a workbook at most, and of the texts that it keeps in memory. */
const maxUnpacked = 2 ** 30;
const maxTexts = 200 * 2 ** 20;

/** An XML part of a workbook is read: `read` gets what it emits, piece by piece. A missing part emits nothing. */
export async function* xmlPart<Item>(
  path: string,
  part: string,
  handlerOf: (emit: (item: Item) => void) => Partial<Handler>,
): AsyncGenerator<Item> {
  const archive = await openPromise(path, { autoClose: false }).catch(damaged);
  try {
    let wanted: Entry | null = null;
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (entry.fileName.toLowerCase() === part.toLowerCase()) wanted = entry;
    }
    // Sizes as declared: yauzl ends an entry that turns out larger.
    if (
      unpacked > maxUnpacked ||
      (part.endsWith('sharedStrings.xml') && (wanted?.uncompressedSize ?? 0) > maxTexts)
    ) {
      throw new ImportFileError(
        'The workbook is too large when unpacked: remove pictures and unused sheets, or save it as CSV.',
      );
    }
    if (wanted === null) return;
    let items: Item[] = [];
    const parser = new Parser(
      handlerOf((item) => items.push(item)),
      { xmlMode: true },
    );
    const decoder = new TextDecoder();
    for await (const bytes of await archive.openReadStreamPromise(wanted)) {
      parser.write(decoder.decode(bytes, { stream: true }));
      yield* items;
      items = [];
    }
    parser.end();
    yield* items;
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw damaged(error);
  } finally {
    archive.close();
  }
}

function damaged(cause: unknown): never {
  throw new ImportFileError('The workbook is damaged: open it in your spreadsheet and save it again.', {
    cause,
  });
}

/** An element's name without the prefix that some programs write. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
