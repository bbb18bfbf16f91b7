import type { Locator, Page, Request } from 'playwright-core';

/** Bytes of a widget's own files as they were sent, in the order of a visit. */
export interface BytesOnIntent {
  /** Until a page is at rest. */
  readonly atRest: number;
  /** Once the pointer rests on what opens it. */
  readonly onIntent: number;
}

/**
 * Opens a page and points at what opens a widget.
 *
 * @param file what the widget's files are called in any release
 * @param opener finds what opens it
 */
export async function bytesOnIntent(
  page: Page,
  address: string,
  { file, opener }: { readonly file: RegExp; readonly opener: (page: Page) => Locator },
): Promise<BytesOnIntent> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (file.test(request.url())) requests.push(request);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const atRest = await bytesOf(requests);
  const loaded = page.waitForResponse((response) => file.test(response.url()));
  await opener(page).first().hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  return { atRest, onIntent: await bytesOf(requests) };
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
