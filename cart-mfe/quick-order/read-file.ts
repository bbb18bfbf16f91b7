/** Bytes of the largest file that is read; a line has some thirty. */
const maxBytes = 1_000_000;

/** The text of a file, or why it cannot be read, in one sentence. Never rejects. */
export async function readFile(
  file: Blob & { readonly name: string },
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > maxBytes) return { problem: `${file.name} is larger than 1 MB. Paste its lines in parts.` };
  try {
    const text = decoded(new Uint8Array(await file.arrayBuffer()));
    if (text.includes('\0'))
      return { problem: `${file.name} is not a text file. Save the list as CSV and choose that.` };
    return text.trim() === '' ? { problem: `${file.name} is empty. Choose another file.` } : { text };
  } catch {
    return { problem: `${file.name} could not be read. Paste its lines instead.` };
  }
}

/** By the byte order mark, as spreadsheets write it: UTF-16 or UTF-8; without one UTF-8, and what is none as Windows writes it. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
