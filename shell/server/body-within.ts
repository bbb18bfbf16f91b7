/** Reads a body to its end; null as soon as it turns out to be larger than `limit` bytes. */
export async function bodyWithin(limit: number, body: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > limit) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
