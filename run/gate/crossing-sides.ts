import { numberOf } from '@storefront/shared/release/version';
import type { BrowserContext } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';

/** One of two releases of a remote that a visitor's documents are made with. */
export interface Side {
  /** For a sentence. */
  readonly name: string;
  /** Has the documents of a visitor made with it from now on. */
  readonly use: (context: BrowserContext) => Promise<void>;
}

/**
 * The release under check and the one that it would replace; null when it replaces none. All visitors of the gate's shop get the first,
 * but for those with the cookie `without`, by which a browser asks for another release than one that it cannot load
 * (docs/decisions/042): they get the second.
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
