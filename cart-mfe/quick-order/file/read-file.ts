import { decodeText } from './decode-text';

/** Bytes of the largest file that is read; a line has some thirty. */
const maxBytes = 1_000_000;

/** The text of a file, or why it cannot be read, in one sentence. Never rejects. */
export async function readFile(
  file: Blob & { readonly name: string },
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > maxBytes) return { problem: `${file.name} is larger than 1 MB. Paste its lines in parts.` };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null)
      return { problem: `${file.name} is not a text file. Save the list as CSV and choose that.` };
    return text.trim() === '' ? { problem: `${file.name} is empty. Choose another file.` } : { text };
  } catch {
    return { problem: `${file.name} could not be read. Paste its lines instead.` };
  }
}
