import type { Browser } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/check';
import type { PrivateShop } from './private-shop';

/** A check that looks at a release in a shop. */
export interface ShopCheck {
  /** What its findings are known by. */
  readonly name: string;
  /** What is being done, for whoever waits. */
  readonly does: string;
  readonly run: (candidate: Candidate, shop: PrivateShop) => Promise<Checked>;
}

/** One that looks at it in a browser. */
export interface BrowserCheck extends Omit<ShopCheck, 'run'> {
  readonly run: (candidate: Candidate, shop: PrivateShop, browser: Browser) => Promise<Checked>;
}
