/** Seconds: 180 days. */
const lifetime = 180 * 24 * 60 * 60;

/** The cookie that keeps a bucket, as the server sets it and as `document.cookie` takes it; `secure` for visitors who came by https. */
export function bucketCookie(id: string, secure: boolean): string {
  return `bucket=${id}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * Keeps the bucket of a document whose answer set no cookie (docs/decisions/079), unless the browser has one by now. Never throws.
 *
 * @param id undefined where the document has none
 */
export function keepBucket(id: string | undefined): void {
  if (id === undefined) return;
  // A document without cookies (a sandboxed frame) throws when they are touched.
  try {
    const hasBucket = document.cookie.split('; ').some((pair) => pair.startsWith('bucket='));
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and must be waited for
    if (!hasBucket) document.cookie = bucketCookie(id, location.protocol === 'https:');
  } catch {}
}
