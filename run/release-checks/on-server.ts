import { setTimeout as delay } from 'node:timers/promises';
import type { Checked } from 'releases/gate/gate-report';
import { type Fault, mergeFaults } from './fault';
import { median } from './median';
import { cookieHeader, requestDocument, type Side, textOf } from './side';
import type { Visit } from './visits';

/** Milliseconds until the effects of a request are reported. */
export const settling = 1_200;

/** Requests for each document, and the tolerance of their median in milliseconds. */
const rounds = 3;
const margin = 150;

interface Answered {
  readonly status: number;
  /** Names of the remotes' boundaries in the document, and the versions of their releases. */
  readonly boundaries: readonly string[];
  readonly versions: readonly string[];
  /** Time to first byte, in milliseconds. */
  readonly took: number;
}

/**
 * Checks that the server renders each document as well and as fast with the candidate as with the live release, in turns, so that a busy
 * machine delays both. The shop reports what the candidate did to its process.
 */
export async function onServer(
  [live, own]: readonly [Side, Side],
  visits: readonly Visit[],
  since: string,
): Promise<Checked & { readonly isHarmful: boolean }> {
  const findings: string[] = [];
  const slow: Fault[] = [];
  let slowest = 0;
  for (const visit of visits) {
    const made = await ask(own, visit);
    slowest = Math.max(slowest, made.took);
    const before = await ask(live, visit);
    if (!worseThan(before, made, live)) continue;
    // Replacing a killed worker takes seconds, so its fault is reported by now.
    if ((await faultsSince(own, since)).length > 0) break;
    // Otherwise another release may have killed it: checks share the worker.
    const worse = worseThan(before, await ask(own, visit), live);
    if (worse) findings.push(`${visit.path} with ${visit.lists} is ${worse}.`);
  }
  await delay(settling);
  const faults = await faultsSince(own, since);
  if (faults.length > 0) return { findings: faults, isHarmful: true };
  for (const visit of visits) {
    let later = await lateness(visit, live, own);
    // Repeated, because a machine may be busy for a while.
    if (later > margin) later = Math.min(later, await lateness(visit, live, own));
    if (later > margin)
      slow.push({
        where: `${visit.path} with ${visit.lists}`,
        address: visit.pattern,
        what: `its first byte comes ${Math.round(later)} ms later than 1.5 times the live release’s`,
        hasPassingNumbers: true,
      });
  }
  const late = await faultsSince(own, since);
  return {
    findings: [...late, ...findings, ...mergeFaults(slow)],
    measured: { documents: visits.length, slowest: Math.round(slowest) },
    isHarmful: late.length > 0,
  };
}

/** Regression of a document against the live one, as a predicate. */
function worseThan(before: Answered, made: Answered, { version }: Side): string | null {
  if (made.status >= 400 && made.status !== before.status)
    return `answered with ${made.status}, but the live release with ${before.status}`;
  if (version !== undefined && made.versions.includes(version))
    return `rendered with the live release ${version} instead of this one: check that all shells use this RELEASES_FOLDER`;
  const lost = before.boundaries.filter((name) => !made.boundaries.includes(name));
  return before.status < 400 && lost.length > 0 ? `without ${lost.join(' and ')}` : null;
}

/** Excess of the median response time in milliseconds; half of the live one is tolerated. */
async function lateness(visit: Visit, live: Side, own: Side): Promise<number> {
  const [before, now]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    before.push((await ask(live, visit)).took);
    now.push((await ask(own, visit)).took);
  }
  return median(now) - 1.5 * median(before);
}

async function ask(side: Side, visit: Visit): Promise<Answered> {
  const began = performance.now();
  const answer = await requestDocument(side, visit, 'manual');
  const took = performance.now() - began;
  const html = await textOf(answer);
  const parts = [...html.matchAll(/data-boundary="([^"]+)" data-release="([^"]*)"/g)];
  return {
    status: answer?.status ?? 504,
    boundaries: parts.map(([, name = '']) => name),
    versions: parts.map(([, , version = '']) => version),
    took,
  };
}

/**
 * The shop's time.
 *
 * @throws Error in one sentence when no shop answers, or it does not take the preview: its visitors' releases would be compared
 */
export async function timeOf(side: Side): Promise<string> {
  const { headers } = await askFaults(side);
  return new Date(headers.get('date') ?? Date.now()).toISOString();
}

/** Faults of the previewed releases on the server, in a sentence each. @param since in ISO 8601 @throws Error as `timeOf` does */
export async function faultsSince(side: Side, since: string): Promise<string[]> {
  return (await askFaults(side, since)).json() as Promise<string[]>;
}

async function askFaults({ shop, cookies }: Side, since = ''): Promise<Response> {
  const headers = { cookie: cookieHeader(cookies) };
  const answer = await fetch(`${shop}/_preview/faults?since=${since}`, { headers }).catch(() => null);
  if (!answer) throw new Error(`Not checked: no shop answers at ${shop} (PUBLIC_ORIGIN).`);
  if (answer.ok) return answer;
  throw new Error(
    `Not checked: the shop at ${shop} accepts no preview of this folder (RELEASES_FOLDER, PUBLIC_ORIGIN).`,
  );
}
