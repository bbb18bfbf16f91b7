import { setTimeout as delay } from 'node:timers/promises';
import type { Candidate } from 'releases/gate/candidate';
import { faultsOf } from '../faults';
import type { PrivateShop } from '../private-shop';
import { type SampleVisit, sampleVisits } from '../sample-visits';
import type { ShopCheck } from '../shop-check';
import { shownProblem } from '../shown-problem';

/** How long a document may take, in milliseconds, whatever is tried for it; and how long what comes of one may be told later. */
const documentTimeout = 15_000;
const settling = 1_200;

/** How soon a shell fetches what it could not have again, in milliseconds. */
const retryInterval = 3_500;

/**
 * Whether the server makes each of its pages and places with it, for a visitor without anything and one with something in every list. The
 * shell's own deadlines and watchdog end what loops, hangs, ends the process or changes what belongs to all.
 */
export const serverRender: ShopCheck = {
  name: 'render',
  does: 'renders its pages and places on a server',
  async run(candidate, shop) {
    const visits = sampleVisits(candidate.release.paths, shop.assigned);
    const problems: string[] = [];
    let asked = 0;
    let slowest = 0;
    for (const visit of visits) {
      // After its first charge all documents are made with another release.
      if (shop.ended() || (await shop.charges()).length > 0) break;
      const { problem, took } = await look(visit, candidate, shop);
      asked += 1;
      slowest = Math.max(slowest, took);
      if (problem) problems.push(problem);
    }
    await delay(settling);
    const done = await faults(candidate, shop);
    return {
      findings: done.length > 0 ? done : [...new Set(problems)],
      measured: { documents: asked, slowest: Math.round(slowest) },
    };
  },
};

/** What is wrong with a document, in a sentence; null when nothing is. */
async function look(
  visit: SampleVisit,
  candidate: Candidate,
  shop: PrivateShop,
): Promise<{ readonly problem: string | null; readonly took: number }> {
  for (let tries = 1; ; tries += 1) {
    const began = performance.now();
    const answer = await fetch(shop.address + visit.path, {
      headers: { accept: 'text/html', cookie: visit.cookie },
      redirect: 'manual',
      signal: AbortSignal.timeout(documentTimeout),
    }).catch(() => null);
    const html = (await answer?.text().catch(() => '')) ?? '';
    const took = performance.now() - began;
    const problem = answer
      ? shownProblem(visit, candidate, { status: answer.status, html }, shop.unknownCalls.length === 0)
      : `${visit.path} is not answered within ${documentTimeout} ms.`;
    // It is asked for again where nobody is to blame: a host or the machine may have been busy.
    if (!problem || tries === 2 || shop.ended() || (await faults(candidate, shop)).length > 0)
      return { problem, took };
    await delay(retryInterval);
  }
}

async function faults({ remote, version }: Candidate, { charges, events }: PrivateShop): Promise<string[]> {
  return faultsOf(remote, version, await charges(), events);
}
