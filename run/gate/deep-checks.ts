import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/check';
import { buildShell } from '../build-shell';
import { serverRender } from './checks/server-render';
import { openPrivateShop } from './private-shop';
import type { ShopCheck } from './shop-check';

/** What takes a shop, and longer. */
const shopChecks: readonly ShopCheck[] = [serverRender];

/**
 * What a release does in a shop that nobody visits, by the names of the checks, up to the first that has found something: what a
 * release breaks on the server is broken in browsers, too.
 *
 * @param progress gets a line for what is being done
 * @throws BuildFailed when the shell does not build; EndedAtStart when it does not start
 */
export async function deepChecks(
  candidate: Candidate,
  progress: (line: string) => void,
): Promise<Readonly<Record<string, Checked>>> {
  progress('opening a shop for it');
  const { folder } = await buildShell();
  const shop = await openPrivateShop(candidate, folder);
  const all: Record<string, Checked> = {};
  try {
    for (const { name, does, run } of shopChecks) {
      progress(does);
      const checked = await run(candidate, shop);
      all[name] = checked;
      if (checked.findings.length > 0) break;
    }
  } finally {
    await shop.close();
  }
  return all;
}
