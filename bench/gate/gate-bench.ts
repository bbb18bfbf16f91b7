import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { numberOf } from '@storefront/shared/release/version';
import { checkRelease } from 'releases/gate/check-release';
import type { GateReport } from 'releases/gate/gate-report';
import { deepChecks } from 'run/gate/deep-checks';
import type { BrokenRelease } from './broken-release';
import { brokenReleases, soundRelease } from './broken-releases';
import { type GateShop, openGateShop } from './gate-shop';
import { markdownTable } from './markdown-table';
import { withPart } from './written-part';

const page = resolve(import.meta.dirname, '../../docs/operations.md');

/** A release that was held against the gate. */
interface Held {
  readonly kind: string;
  readonly made: string;
  readonly version: string;
  readonly report: GateReport;
}

/**
 * Holds a sound release and broken ones against the gate, as `check` does, and writes what it said of each into docs/operations.md.
 *
 * @throws Error in one sentence when it refuses the sound one, or lets a broken one pass
 */
export async function gateBench(log: (line: string) => void): Promise<void> {
  const shop = await openGateShop();
  const held: Held[] = [];
  try {
    for (const release of [soundRelease, ...brokenReleases]) {
      log(`a release of ${release.remote}: ${release.kind}`);
      held.push(await hold(release, shop));
    }
  } finally {
    shop.close();
  }
  const wrong = held.filter(
    ({ kind, report }) => (report.outcome === 'passed') !== (kind === soundRelease.kind),
  );
  if (wrong.length > 0) throw new Error(`The gate errs: ${wrong.map(({ kind }) => kind).join('; ')}.`);
  const rows = held.map((one) => row(one, shop.releases.folder));
  const text = [
    `Of ${rows.length - 1} releases with one thing wrong each it refuses all, and it lets a sound one pass:`,
    markdownTable(['What is wrong', 'How it was made', 'Found by', 'What is said'], rows),
  ].join('\n\n');
  await writeFile(page, withPart(await readFile(page, 'utf8'), 'broken releases', text));
}

async function hold({ kind, made, remote, make }: BrokenRelease, shop: GateShop): Promise<Held> {
  const version = await make(shop);
  const report = await checkRelease(shop.releases, remote, version, (candidate) =>
    deepChecks(candidate, { withBrowser: true, progress: () => {} }),
  );
  return { kind, made, version, report };
}

function row({ kind, made, version, report }: Held, folder: string): string[] {
  const [finding] = report.findings;
  // Without what is another in each run, and on each machine.
  const said = finding?.sentence.replaceAll(version, numberOf(version)).replaceAll(`${folder}/`, '');
  return [kind, made, finding ? `\`${finding.check}\`` : '', said ?? 'It may get visitors.'];
}
