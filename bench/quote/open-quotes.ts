import type { Browser, Page } from 'playwright-core';
import { type BytesOnIntent, bytesOnIntent } from '../bytes-on-intent';
import { withCookies } from '../cart/with-cookies';
import { untilPainted } from '../until-painted';

/** How the form behaves. */
export interface OpenedQuotes extends BytesOnIntent {
  /** Milliseconds from each press to the form on screen, the code there. */
  readonly opened: readonly number[];
  /** Milliseconds from each key stroke in the suburb to the next frame. */
  readonly keyStrokes: readonly number[];
}

const openings = 5;
const suburb = '#quote-suburb';

/** Opens the form of several products over a listing, and types suburbs of New South Wales into the last. */
export function openQuotes(browser: Browser, address: string): Promise<OpenedQuotes> {
  return withCookies(browser, address, {}, async (page) => {
    const linksOf = (listing: Page) =>
      listing.getByRole('article').getByRole('link', { name: 'Request a Quote' });
    const links = linksOf(page);
    const bytes = await bytesOnIntent(page, `${address}/shop`, {
      file: /expose_quote_form\.(js|css)$/,
      opener: linksOf,
    });

    const opened: number[] = [];
    while (opened.length < openings) {
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
    return { ...bytes, opened, keyStrokes };
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
