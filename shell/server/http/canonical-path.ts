/**
 * The address to go to instead when a request's path begins with more than one slash, which a browser would read as
 * another host; null when it does not.
 *
 * @param url path and query as they stand in the request
 */
export function canonicalPath(url: string): string | null {
  const rooted = `/${url.replace(/^[/\\]+/, '')}`;
  const base = 'http://storefront';
  if (!URL.canParse(rooted, base)) return null;
  const { pathname, search } = new URL(rooted, base);
  if (rooted === url && !pathname.startsWith('//')) return null;
  return pathname.replace(/^\/+/, '/') + search;
}
