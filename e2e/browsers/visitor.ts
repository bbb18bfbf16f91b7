import { expect } from '@playwright/test';
import { everyBoundaryIsHydrated } from 'run/browser/interactive';
import type { DrivenBrowser, InputSource } from './driven-browser';

/** Actions of a visitor with pointer and keys, in any browser. */
export interface Visitor {
  /** Opens an address of the shop, and waits until its scripts are at work. */
  open(address: string): Promise<void>;
  /** Waits until an element with a text, or a label, is in sight: it stands still, and nothing lies over it. */
  see(selector: string, text: string): Promise<void>;
  /** Waits in the same way, and presses the middle of the element. */
  press(selector: string, text?: string): Promise<void>;
  /** Types into the focused element; a tab moves the focus. */
  type(text: string): Promise<void>;
  copy(html: string): Promise<void>;
  paste(): Promise<void>;
}

/** A visitor at a browser. */
export function visitorAt(browser: DrivenBrowser): Visitor {
  const inSight = async (selector: string, text: string): Promise<Point> => {
    const last: { found?: Point | string } = {};
    const look = async () => {
      last.found = await browser.run(pointOf, selector, text);
      return last.found;
    };
    await expect.poll(look, `${selector} '${text}' is in sight`).toHaveProperty('x');
    return last.found as Point;
  };
  const withControl = (key: string) =>
    browser.act([keys([keyDown(control), ...stroke(key), keyUp(control)])]);
  return {
    async open(address) {
      await browser.open(address);
      await expect.poll(() => browser.run(() => document.body.className)).toContain('loaded');
      await expect.poll(() => browser.run(everyBoundaryIsHydrated)).toBe(true);
    },
    async see(selector, text) {
      await inSight(selector, text);
    },
    async press(selector, text = '') {
      await browser.act([pressAt(await inSight(selector, text))]);
    },
    type: (text) =>
      browser.act([keys([...text].flatMap((letter) => stroke(letter === '\t' ? tab : letter)))]),
    async copy(html) {
      await browser.open(`data:text/html,${encodeURIComponent(html)}`);
      await withControl('a');
      await withControl('c');
    },
    paste: () => withControl('v'),
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page. The middle of the first element that can be seen and has a text or label; else why there is none. */
async function pointOf(selector: string, text: string): Promise<Point | string> {
  const elements = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const labels = elements.map((element) => element.ariaLabel ?? element.textContent ?? '');
  const element = elements[labels.findIndex((label) => label.includes(text))];
  if (!element) return `in sight are only: ${labels.join(', ')}`;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return 'it moves';
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return element.contains(hit) ? middle : `over it lies ${hit?.outerHTML.slice(0, 200)}`;
}

/** Keys that have no letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const tab = '\uE004';
const control = '\uE009';

const keyDown = (value: string) => ({ type: 'keyDown', value });
const keyUp = (value: string) => ({ type: 'keyUp', value });
const stroke = (value: string) => [keyDown(value), keyUp(value)];
const keys = (actions: InputSource['actions']): InputSource => ({ id: 'keys', type: 'key', actions });

function pressAt({ x, y }: Point): InputSource {
  const actions = [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { id: 'mouse', type: 'pointer', actions };
}
