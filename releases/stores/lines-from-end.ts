import { open } from 'node:fs/promises';

/** How much of a file is read at a time, in bytes: some fifty changes. */
const pieceSize = 65_536;

const newline = 0x0a;

/**
 * The lines of a file, the last first, which is read no further than they are wanted; lines without anything are left out.
 *
 * @throws Error of the file system when it cannot be read
 */
export async function* linesFromEnd(path: string): AsyncGenerator<string> {
  const file = await open(path);
  try {
    let cut = Buffer.alloc(0);
    for (let end = (await file.stat()).size; end > 0; ) {
      const begin = Math.max(0, end - pieceSize);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - begin), 0, end - begin, begin);
      const read = Buffer.concat([buffer.subarray(0, bytesRead), cut]);
      // What is in front of the first line's end goes on before this piece.
      const whole = begin === 0 ? 0 : read.indexOf(newline) + 1 || read.length;
      cut = read.subarray(0, whole);
      yield* read.subarray(whole).toString().split('\n').filter(Boolean).reverse();
      end = begin;
    }
  } finally {
    await file.close();
  }
}
