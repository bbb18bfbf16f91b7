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
    // The end of a line whose begin is not read yet; it may be longer than many pieces, and each byte is copied once.
    let cut: Buffer[] = [];
    for (let begin = 0, end = (await file.stat()).size; end > 0; end = begin) {
      begin = Math.max(0, end - pieceSize);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(end - begin), 0, end - begin, begin);
      const piece = buffer.subarray(0, bytesRead);
      // What is in front of the first line's end goes on before this piece.
      const whole = begin === 0 ? 0 : piece.indexOf(newline) + 1;
      if (begin > 0 && whole === 0) cut.unshift(piece);
      else {
        yield* Buffer.concat([piece.subarray(whole), ...cut])
          .toString()
          .split('\n')
          .filter(Boolean)
          .reverse();
        cut = [piece.subarray(0, whole)];
      }
    }
  } finally {
    await file.close();
  }
}
