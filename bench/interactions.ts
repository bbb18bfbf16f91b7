import type { Browser, Page } from 'playwright-core';

/** A processor as slow as a phone's, as Lighthouse has it. */
const slowdown = 4;

/** One control that is pressed. */
export interface Interaction {
  readonly name: string;
  /** Milliseconds from the press to the next frame (Event Timing, in steps of 8): the longest event of the interaction. */
  readonly duration: number;
}

interface Script {
  readonly path: string;
  readonly width: number;
  /** Presses in their order, by name. */
  readonly presses: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const menu = (label: string) => async (page: Page) => {
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByText(label, { exact: true }).first().click();
};
const button = (name: string) => async (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const wide: Script['presses'] = {
  'add to cart': button('Add to cart'),
  'close the cart by key': (page) => page.keyboard.press('Escape'),
  'open the cart': button('Cart, 1 item'),
  'one more of a line': button('Increase quantity of'),
  'remove a line': button('Remove'),
  undo: button('Undo'),
  'close the cart': button('Close cart'),
  'open the categories': menu('Categories'),
  'open the pages': menu('Pages'),
  'open the home layouts': menu('Home layouts'),
  'close a menu by key': (page) => page.keyboard.press('Escape'),
  'type into the search': (page) => page.getByLabel('Search for products').first().press('g'),
};

const narrow: Script['presses'] = {
  'add to cart, phone': button('Add to cart'),
  'close the cart, phone': button('Close cart'),
  'open the cart, phone': button('Cart, 1 item'),
  'close the cart by key, phone': (page) => page.keyboard.press('Escape'),
  'open the search, phone': button('Open search'),
  'close the search, phone': button('Close search'),
  'open the drawer, phone': button('Menu'),
  'open an entry of the drawer, phone': (page) =>
    page.getByRole('dialog').locator('summary', { hasText: 'Pages' }).click(),
  'close the drawer, phone': button('Close menu'),
};

const scripts: readonly Script[] = [
  { path: '/shop', width: 1280, presses: wide },
  { path: '/shop', width: 390, presses: narrow },
];

/**
 * Presses every control of the frame and the listing, on a processor slowed four times.
 *
 * @param address of the shop
 * @throws Error when a control is not there
 */
export async function interactions(browser: Browser, address: string): Promise<Interaction[]> {
  const measured: Interaction[] = [];
  for (const script of scripts) measured.push(...(await pressAll(browser, address, script)));
  return measured;
}

async function pressAll(browser: Browser, address: string, { path, width, presses }: Script) {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(address + path, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchEvents);
    const measured: Interaction[] = [];
    for (const [name, press] of Object.entries(presses)) {
      await press(page);
      measured.push({ name, duration: await page.evaluate(longestEvent) });
    }
    return measured;
  } finally {
    await context.close();
  }
}

declare global {
  /** Longest event since it was last asked for. */
  var benchLongest: number;
}

/** Runs in the page. */
function watchEvents(): void {
  globalThis.benchLongest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      // Others, such as the pointer's way to the control, are not interactions.
      if (interactionId) globalThis.benchLongest = Math.max(benchLongest, duration);
    }
  });
  // Shorter than one frame is not told.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits until what was pressed is painted and told, and starts anew. Runs in the page. */
function longestEvent(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        resolve(globalThis.benchLongest);
        globalThis.benchLongest = 0;
      }, 300),
    );
  });
}
