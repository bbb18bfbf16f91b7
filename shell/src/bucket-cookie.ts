/** In seconds: 180 days. */
const lifetime = 180 * 24 * 60 * 60;

/** The cookie that stores a bucket, for `Set-Cookie` and `document.cookie`; `secure` for visitors who came by https. */
export function bucketCookie(id: string, secure: boolean): string {
  return `bucket=${id}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Stores the bucket of a document whose answer set no cookie (docs/decisions/079), unless the browser has one by now. Never throws.
 * @param id undefined when the document has none
 */
export function keepBucket(id: string | undefined): void {
  if (id === undefined) return;
  // Access to cookies throws in a document without them (a sandboxed frame).
  try {
    const hasBucket = document.cookie.split('; ').some((pair) => pair.startsWith('bucket='));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser
    if (!hasBucket) document.cookie = bucketCookie(id, location.protocol === 'https:');
  } catch {}
}
