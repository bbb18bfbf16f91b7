import type { CDPSession, Page } from '@playwright/test';
import { waitForPaint } from 'run/browser/wait-for-paint';
import sharp from 'sharp';
import type { Picture } from './focus-indicator';
import { indicatorFault } from './focus-indicator';
import type { Stop } from './tab-order';
import { tabOrder } from './tab-order';

const modes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

type Mode = [name: string, media: (typeof modes)[keyof typeof modes]];

/** Pixels around an element that may show its focus. */
const margin = 8;

/** A part of the window, in CSS pixels. */
interface Box {
  /** How far the document is scrolled. */
  readonly scrolled: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Options of a walk by Tab. */
export interface Walk {
  /** CSS selector of the part whose pixels are compared, once for elements that look the same; default: none. */
  readonly compared?: string;
  /** Kinds of elements compared so far; a walk adds to it. */
  readonly known?: Set<string>;
  /** Whether `details` are opened on the way. */
  readonly opens?: boolean;
}

/**
 * Walks through a page, or the dialog over it, by Tab from its start to its end. Every element that can have the focus must
 * get it, in the order of the document, with an outline, in view and with nothing over it.
 *
 * @returns the faults, each with its element
 */
export async function focusFaults(
  page: Page,
  { compared = ':not(*)', known = new Set(), opens = false }: Walk = {},
): Promise<string[]> {
  await page.emulateMedia({ ...modes.light, reducedMotion: 'reduce' });
  await page.evaluate(holdStill);
  const screen = await page.context().newCDPSession(page);
  const order = await page.evaluateHandle(tabOrder);
  const faults: string[] = [];
  let turn: Mode[] = Object.entries(modes);
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await order.evaluate((order, part) => order.stop(part), compared);
    if (stop === 'over') break;
    if (stop?.isWithin && !known.has(stop.kind)) {
      known.add(stop.kind);
      faults.push(...(await signFaults(page, screen, stop, turn)));
      // The next element begins with the mode in which this one ended.
      turn = turn.toReversed();
    }
    if (opens && stop?.isClosed) await page.keyboard.press('Enter');
  }
  await screen.detach();
  await page.emulateMedia(modes.light);
  return [...(await order.evaluate((order) => order.faults())), ...faults];
}

async function signFaults(
  page: Page,
  screen: CDPSession,
  { name }: Stop,
  turn: readonly Mode[],
): Promise<string[]> {
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const { box, around } = await element.evaluate((element) => {
    // Browsers show only the caret of a long text.
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
    // An element larger than the window has sides out of view.
    const across = width * (Number(top >= 0) + Number(bottom <= innerHeight));
    const down = height * (Number(left >= 0) + Number(right <= innerWidth));
    const radius = Math.min(
      Number.parseFloat(getComputedStyle(element).borderStartStartRadius) || 0,
      height / 2,
    );
    // A round corner is a quarter of a circle instead of two sides of a square.
    const corners = ((8 - 2 * Math.PI) * radius * (across + down)) / (2 * (width + height));
    return {
      box: { scrolled: { x: scrollX, y: scrollY }, x, y, width, height },
      around: across + down - corners,
    };
  });
  if (box.width <= 0 || box.height <= 0) return [];
  const faults: string[] = [];
  for (const [mode, media] of turn) {
    await page.emulateMedia(media);
    await waitForPaint(page);
    const focused = await pictureOf(screen, box);
    await element.evaluate((element) => element.blur());
    const without = await pictureOf(screen, box);
    await element.evaluate((element) => element.focus({ preventScroll: true }));
    const fault = indicatorFault(without, focused, around);
    if (fault) faults.push(`${name}, ${mode}: ${fault}`);
  }
  return faults;
}

async function pictureOf(screen: CDPSession, { scrolled, x, y, width, height }: Box): Promise<Picture> {
  const left = Math.max(0, Math.floor(x) - margin);
  const top = Math.max(0, Math.floor(y) - margin);
  const clip = {
    x: scrolled.x + left,
    y: scrolled.y + top,
    width: Math.ceil(x + width) + margin - left,
    height: Math.ceil(y + height) + margin - top,
    scale: 1,
  };
  // Playwright's own prepares and restores the page for each.
  const png = await screen.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
  const { data, info } = await sharp(Buffer.from(png.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Runs in the page. Stops everything that blinks or moves. */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { caret-color: transparent !important; transition: none !important; animation: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
