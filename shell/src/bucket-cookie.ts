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
    const hasBucket = /(?:^|; )bucket=[\da-f-]{36}(?:;|$)/.test(document.cookie);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser
    if (!hasBucket) document.cookie = bucketCookie(randomBucket(cells), location.protocol === 'https:');
  } catch {}
}

/** A random UUID of one of the cells, with which its last group begins (`releases/traffic/bucket.ts`). */
function randomBucket(cells = 'f'.repeat(25)): string {
  // Pages by http have no `crypto.randomUUID`.
  const [chance = 0, ...others] = crypto.getRandomValues(new Uint32Array(5));
  const hex = others.map((word) => word.toString(16).padStart(8, '0')).join('');
  const all = Array.from({ length: 100 }, (_, cell) => cell);
  const possible = all.filter((cell) => Number.parseInt(cells[cell >> 2] ?? '', 16) & (1 << (cell & 3)));
  const end = String(possible[chance % possible.length] ?? 0).padStart(2, '0') + hex.slice(18, 28);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, end].join('-');
}
