import { numberOf } from '@storefront/shared/release/version';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';

/** One of two releases of a remote that a visitor's documents are made with. */
export interface Side {
  /** For a sentence. */
  readonly name: string;
  /** Has the documents of a visitor made with it from now on. */
  readonly use: (context: BrowserContext) => Promise<void>;
}

/** How long a visitor waits for one thing, in milliseconds. */
const patience = 10_000;

/**
 * A release and the one that it would replace, in a shop where that stands in for it: a visitor gets it by the cookie of browsers that
 * leave a release (docs/decisions/042). Null when it replaces none.
 */
export function sidesOf({ id, version, replaced }: Candidate, address: string): readonly [Side, Side] | null {
  if (!replaced) return null;
  return [
    { name: numberOf(version), use: (context) => context.clearCookies({ name: 'without' }) },
    {
      name: numberOf(replaced.metadata.version),
      use: (context) => context.addCookies([{ name: 'without', value: id, url: address }]),
    },
  ];
}

/** Does something as a visitor whom nobody knows yet. */
export async function asVisitor<Result>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  context.setDefaultTimeout(patience);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
