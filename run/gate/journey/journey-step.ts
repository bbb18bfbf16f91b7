import type { Page } from 'playwright-core';
import { alive } from '../../browser/alive';
import { brokenRules } from '../../browser/violations-of';
import { lastingText, type ShopFault } from '../shop-fault';

/** Something that visitors do. */
export interface JourneyStep {
  /** As the end of 'a visitor cannot …'. */
  readonly does: string;
  /** Throws when it cannot be done; gives what else is wrong. */
  readonly go: (page: Page) => Promise<readonly ShopFault[]>;
}

/** The shop that the journey goes through. */
export interface JourneyShop {
  readonly address: string;
  /** Patterns of the remote under check. */
  readonly own: readonly string[];
  /** Those of all remotes that are there. */
  readonly assigned: readonly string[];
  /** The places that the remote under check fills. */
  readonly places: readonly string[];
}

/** Opens a page and waits until it can be pressed. */
export async function openPage(page: Page, { address }: JourneyShop, path: string): Promise<void> {
  await page.goto(address + path);
  await insist(alive(page), 'it does not come alive');
}

/** Whom a page, or a part of it by its CSS selector, shuts out: each element by which it does. */
export async function shutsOut(page: Page, name: string, part?: string): Promise<ShopFault[]> {
  const times = new Map<string, number>();
  return (await brokenRules(page, part)).flatMap(({ rule, elements }) =>
    elements.map((where) => {
      const what = `${name} breaks ${rule}:`;
      const alike = `${what} ${lastingText(where)}`;
      const nth = (times.get(alike) ?? 0) + 1;
      times.set(alike, nth);
      return { what, where, id: `${alike} ${nth}` };
    }),
  );
}

/** Waits for what has to come; throws this reason when it does not. */
export async function insist(work: Promise<unknown>, reason: string): Promise<void> {
  await work.catch(() => {
    throw new Error(reason);
  });
}
