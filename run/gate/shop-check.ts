import type { Browser } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/check';
import type { PrivateShop } from './private-shop';
import type { ShopFault } from './shop-fault';

/** A check that looks at a release in a shop. */
export interface ShopCheck {
  /** What its findings are known by. */
  readonly name: string;
  /** What is being done, for whoever waits. */
  readonly does: string;
  readonly run: (candidate: Candidate, shop: PrivateShop) => Promise<Checked>;
}

/** What is seen of a release in a browser. */
export interface SeenInBrowser extends Checked {
  /** What is wrong with the shop: against the release where it is not so without it, too. */
  readonly faults: readonly ShopFault[];
}

/** One that looks at it in a browser. */
export interface BrowserCheck extends Omit<ShopCheck, 'run'> {
  readonly run: (candidate: Candidate, shop: PrivateShop, browser: Browser) => Promise<SeenInBrowser>;
}
