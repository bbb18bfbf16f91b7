import type { Browser, Request } from 'playwright-core';
import { withCookies } from '../cart/with-cookies';
import { untilPainted } from '../until-painted';

/** How the form behaves. */
export interface OpenedQuotes {
  /** Bytes of the modal's own files as they were sent: until a listing is at rest, and once the pointer is on its link. */
  readonly atRest: number;
  readonly onIntent: number;
  /** Milliseconds from each press to the form on screen, the code there. */
  readonly opened: readonly number[];
  /** Milliseconds from each key stroke in the suburb to the next frame. */
  readonly keyStrokes: readonly number[];
}

const modalFile = /expose_modal\.(js|css)$/;
const times = 5;
const suburb = '#quote-suburb';

/** Opens the form of several products over a listing, and types suburbs of New South Wales into the last. */
export function openQuotes(browser: Browser, address: string): Promise<OpenedQuotes> {
  return withCookies(browser, address, {}, async (page) => {
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (modalFile.test(request.url())) requests.push(request);
    });
    await page.goto(`${address}/shop`, { waitUntil: 'networkidle' });
    const links = page.getByRole('article').getByRole('link', { name: 'Request a Quote' });
    const atRest = await bytesOf(requests);
    const loaded = page.waitForResponse((response) => modalFile.test(response.url()));
    await links.first().hover();
    await loaded;
    await page.waitForLoadState('networkidle');
    const onIntent = await bytesOf(requests);

    const opened: number[] = [];
    while (opened.length < times) {
      if (opened.length > 0) {
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog', { state: 'hidden' });
      }
      const [time] = await Promise.all([
        page.evaluate(untilPainted, { event: 'pointerdown', selector: 'dialog[open] form' }),
        links.nth(opened.length).click(),
      ]);
      opened.push(time);
    }

    await page.locator('#quote-state').selectOption('NSW');
    const suburbs = page.waitForResponse((response) => response.url().includes('state_abbreviation=NSW'));
    await page.locator(suburb).focus();
    await (await suburbs).finished();
    await page.locator(suburb).press('b');
    const keyStrokes: number[] = [];
    for (const letter of 'ankstown') {
      const [time] = await Promise.all([page.evaluate(untilNextFrame), page.locator(suburb).press(letter)]);
      keyStrokes.push(time);
    }
    return { atRest, onIntent, opened, keyStrokes };
  });
}

/** Milliseconds from the next key stroke to the frame after it. Runs in the page. */
function untilNextFrame(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A message posted before a frame is painted arrives right after it was.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true, once: true },
    );
  });
}

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
