import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StartupError } from '../../startup-error';

/** Encodings of CSV files, by their names for TextDecoder. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Recognises a file's encoding: by its first bytes, or UTF-8 where the whole file is valid UTF-8, or else Windows-1252. @throws StartupError */
export async function encodingOf(path: string): Promise<TextEncoding> {
  const start = await firstBytes(path, 1_000);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // Without a mark, every second byte of English text is zero.
  const zeros = (parity: number) => start.filter((byte, at) => at % 2 === parity && byte === 0).length;
  if (zeros(1) > start.length / 4) return 'utf-16le';
  if (zeros(0) > start.length / 4) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    await refuseDamaged(path);
    return 'windows-1252';
  }
}

/** Windows-1252 has hardly a sequence of UTF-8: where they are more than the others, the others are damage. */
async function refuseDamaged(path: string): Promise<void> {
  let [sound, broken, line] = [0, 0, 1];
  for await (const text of decoded(path, 'utf-8')) {
    const before = broken > 0 ? '' : (text.split('\ufffd', 1)[0] ?? '');
    line += before.split('\n').length - 1;
    broken += text.split('\ufffd').length - 1;
    sound += text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
  }
  if (sound > broken)
    throw new StartupError(
      `Line ${line} of the file has a damaged character: correct it, and save the file as UTF-8.`,
    );
}

/** A file's text in pieces, without a byte order mark. */
export async function* decoded(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const bytes: AsyncIterable<Buffer> = createReadStream(path);
  if (encoding === 'windows-1252') {
    for await (const piece of bytes) yield fromWindows1252(piece);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** Characters of the bytes 80 to 9F; Node 20's TextDecoder takes them for control characters. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (character) => special[character.charCodeAt(0) - 0x80] ?? '');
}

/** The first bytes of a file. */
export async function firstBytes(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
