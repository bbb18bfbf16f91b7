import type { Page } from 'playwright-core';
import { alive } from '../../browser/alive';
import { violationsOf } from '../../browser/violations-of';

/** Something that visitors do. */
export interface JourneyStep {
  /** As the end of 'a visitor cannot …'. */
  readonly does: string;
  /** Throws when it cannot be done; gives what else is wrong, one sentence each. */
  readonly go: (page: Page) => Promise<readonly string[]>;
}

/** The shop that the journey goes through. */
export interface JourneyShop {
  readonly address: string;
  /** Patterns of the remote under check. */
  readonly own: readonly string[];
  /** Those of all remotes that are there. */
  readonly assigned: readonly string[];
  /** The places that the release under check fills. */
  readonly places: readonly string[];
}

/** Opens a page and waits until it can be pressed. */
export async function openPage(page: Page, { address }: JourneyShop, path: string): Promise<void> {
  await page.goto(address + path);
  await insist(alive(page), 'it does not come alive');
}

/** Whom a page, or a part of it by its CSS selector, shuts out: one sentence each. */
export async function shutsOut(page: Page, name: string, part?: string): Promise<string[]> {
  const violations = await violationsOf(page, part);
  return violations.map((violation) => `${name} breaks ${violation}.`);
}

/** Waits for what has to come; throws this reason when it does not. */
export async function insist(work: Promise<unknown>, reason: string): Promise<void> {
  await work.catch(() => {
    throw new Error(reason);
  });
}
