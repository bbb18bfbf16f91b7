import type { Browser } from 'playwright-core';
import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/check';
import { withoutRelease } from './composition';
import { openPrivateShop, type PrivateShop } from './private-shop';
import type { BrowserCheck, SeenInBrowser } from './shop-check';
import { faultSentences, type ShopFault } from './shop-fault';

/** What is live without a release under check, in a shop that opens when it is asked for the first time. */
interface ShopWithout {
  /** What a check finds wrong there; nothing when the shop has ended meanwhile. */
  faults(check: BrowserCheck, browser: Browser): Promise<readonly ShopFault[]>;
  close(): Promise<void>;
}

export function shopWithout(
  candidate: Candidate,
  shellFolder: string,
  progress: (line: string) => void,
): ShopWithout {
  let opened: Promise<PrivateShop> | undefined;
  const open = async () => openPrivateShop(candidate, await withoutRelease(candidate), shellFolder);
  return {
    async faults(check, browser) {
      progress('looks whether that is so without it, too');
      opened ??= open();
      const shop = await opened;
      const { faults } = await check.run(candidate, shop, browser);
      return shop.ended() === null ? faults : [];
    },
    async close() {
      await (await opened?.catch(() => null))?.close();
    },
  };
}

/**
 * What is held against a release of what was seen with it: what is not there without it. The rest is worth knowing.
 *
 * @param before what is wrong without it
 */
export function charged(seen: SeenInBrowser, before: readonly ShopFault[]): Checked {
  const known = new Set(before.map(({ id }) => id));
  const added = seen.faults.filter(({ id }) => !known.has(id));
  const old = seen.faults.filter(({ id }) => known.has(id));
  return {
    findings: [...faultSentences(added), ...seen.findings],
    notes: [
      ...(seen.notes ?? []),
      ...faultSentences(old).map((sentence) => `Also in what is live: ${sentence}`),
    ],
    ...(seen.measured && { measured: seen.measured }),
  };
}
