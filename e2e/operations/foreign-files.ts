import type { APIRequestContext } from '@playwright/test';

/** Addresses on one origin of the scripts that a document asks for. */
export async function foreignFiles(
  request: APIRequestContext,
  path: string,
  origin: string,
): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/"url":"([^"]+)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith(origin));
}
