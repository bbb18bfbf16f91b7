import type { APIRequestContext } from '@playwright/test';

/** Addresses on one origin that a document asks the browser to fetch: scripts ahead and styles. */
export async function foreignFiles(
  request: APIRequestContext,
  path: string,
  origin: string,
): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/ href="([^"]+)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith(origin));
}
