/** In seconds: 180 days. */
const lifetime = 180 * 24 * 60 * 60;

/** The cookie that stores a bucket, for `Set-Cookie` and `document.cookie`; `secure` for visitors who came by https. */
export function bucketCookie(id: string, secure: boolean): string {
  return `bucket=${id}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Stores a bucket unless the browser has one. Never throws.
 *
 * @param cells the cells with the document's releases (`PageData`)
 */
export function keepBucket(cells: string | undefined): void {
  // Access to cookies throws in a document without them (a sandboxed frame).
  try {
    const hasBucket = document.cookie.split('; ').some((pair) => pair.startsWith('bucket='));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser
    if (!hasBucket) document.cookie = bucketCookie(randomBucket(cells), location.protocol === 'https:');
  } catch {}
}

/** A random UUID of one of the cells: the remainder of its first eight digits by a hundred (`releases/traffic/bucket.ts`). */
function randomBucket(cells = 'f'.repeat(25)): string {
  // Pages by http have no `crypto.randomUUID`.
  const bytes = crypto.getRandomValues(new Uint8Array(17));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [first = 0, chance = 0, variant = 0] = [0, 8, 16].map((at) =>
    Number.parseInt(hex.slice(at, at + 8), 16),
  );
  const all = Array.from({ length: 100 }, (_, cell) => cell);
  const possible = all.filter((cell) => Number.parseInt(cells[cell >> 2] ?? '', 16) & (1 << (cell & 3)));
  const begin = (first % 42_949_672) * 100 + (possible[chance % possible.length] ?? 0);
  const rest = `${hex.slice(10, 14)}-4${hex.slice(14, 17)}-${'89ab'[variant & 3]}${hex.slice(17, 20)}`;
  return `${begin.toString(16).padStart(8, '0')}-${rest}-${hex.slice(20, 32)}`;
}
