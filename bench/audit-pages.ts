import type { Measuring } from './compare-pages';
import type { Audit } from './lighthouse';
import { audit } from './lighthouse';
import { auditTable } from './page-tables';
import { section } from './section';
import { warmUp } from './warm-up';

/** Prints Lighthouse's row for each of some paths of the shop. */
export async function auditPages(
  address: string,
  paths: readonly string[],
  { browser, chromium, runs }: Measuring,
): Promise<void> {
  await warmUp(
    browser,
    paths.map((path) => address + path),
  );
  const audits: [string, Audit][] = [];
  for (const path of paths) audits.push([path, await audit(address + path, { chromium, runs })]);
  section(`Lighthouse, mobile defaults, median of ${runs}`, auditTable(audits));
}
