import type { Browser, Page } from 'playwright-core';
import { untilPainted } from '../until-painted';
import { type Cookies, withCookies } from './with-cookies';

/** How the drawer behaves with a full cart. */
export interface FullCart {
  /** Milliseconds from the first press of the cart's button to its lines on screen, code and details not there yet. */
  readonly first: number;
  /** The same of each later press. */
  readonly again: readonly number[];
  /** Milliseconds between two frames while it scrolls from end to end. */
  readonly frames: readonly number[];
}

const laterPresses = 5;

const cartButton = '[data-boundary="cart/header-cart"] > *';
const lines = 'dialog[open] ul';

/**
 * Opens a full cart over a listing and scrolls through it.
 *
 * @throws Error when it does not open
 */
export async function openFullCart(browser: Browser, address: string, cookies: Cookies): Promise<FullCart> {
  return withCookies(browser, address, cookies, async (page) => {
    await page.goto(`${address}/shop`, { waitUntil: 'networkidle' });
    const first = await open(page);
    await page.waitForLoadState('networkidle');
    const again: number[] = [];
    while (again.length < laterPresses) {
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'hidden' });
      again.push(await open(page));
    }
    return { first, again, frames: await scroll(page) };
  });
}

async function open(page: Page): Promise<number> {
  const [time] = await Promise.all([
    page.evaluate(untilPainted, { event: 'pointerdown', selector: lines }),
    page.locator(cartButton).click(),
  ]);
  return time;
}

async function scroll(page: Page): Promise<number[]> {
  await page.locator(lines).hover();
  const scrolled = page.evaluate(framesUntilTheEnd, lines);
  // Turns of a wheel, as fast as a visitor makes them.
  for (let turn = 0; turn < 400; turn += 1) {
    const isAtEnd = await page.evaluate(isScrolledToTheEnd, lines);
    if (isAtEnd) break;
    await page.mouse.wheel(0, 120);
  }
  return scrolled;
}

/** Runs in the page. */
function isScrolledToTheEnd(selector: string): boolean {
  const element = document.querySelector(selector);
  return !element || element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
}

/** Time between frames until the element is scrolled to its end. Runs in the page. */
function framesUntilTheEnd(selector: string): Promise<number[]> {
  return new Promise((resolve) => {
    const element = document.querySelector(selector);
    const frames: number[] = [];
    // A method: the names of functions would be written by a helper that the page does not have.
    const watch = {
      last: performance.now(),
      next(now: number) {
        frames.push(now - watch.last);
        watch.last = now;
        const isAtEnd = !element || element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
        if (isAtEnd) resolve(frames.slice(1));
        else requestAnimationFrame(watch.next);
      },
    };
    requestAnimationFrame(watch.next);
  });
}
