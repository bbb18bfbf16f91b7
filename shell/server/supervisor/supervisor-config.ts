import { availableParallelism } from 'node:os';

/** What the supervisor needs to know beside what its workers do. */
export interface SupervisorConfig {
  /** How many workers there are. */
  readonly workers: number;
  /** Megabytes of JavaScript that each may hold. */
  readonly heapLimit: number;
  /** How many charges in ten minutes bring a release into quarantine. */
  readonly quarantineAfter: number;
  /** What operators show to see the metrics, the releases and the release map in force; null: nobody sees them. */
  readonly operatorToken: string | null;
  /** Of how many documents browsers report what became of them, in percent from 0 to 100. */
  readonly viewReports: number;
  /** Where the release map is read by http, and the token that is shown there; null where it is not a copy that this shell follows. */
  readonly mapCopy: { readonly url: string; readonly token: string } | null;
}

/**
 * Reads the supervisor's configuration.
 *
 * @throws Error whose message is one sentence that names the variable that is wrong
 */
export function readSupervisorConfig(environment: NodeJS.ProcessEnv): SupervisorConfig {
  const count = (name: string, least: number, usual: number) => {
    const text = environment[name];
    if (!text) return usual;
    const number = Number(text);
    if (Number.isInteger(number) && number >= least) return number;
    throw new Error(`${name} must be a whole number from ${least}, but is '${text}'.`);
  };
  return {
    workers: count('WORKERS', 1, Math.max(2, availableParallelism())),
    heapLimit: count('WORKER_HEAP_MB', 64, 512),
    quarantineAfter: count('QUARANTINE_AFTER', 1, 2),
    viewReports: percent('VIEW_REPORTS', environment.VIEW_REPORTS),
    operatorToken: token('OPERATOR_TOKEN', environment.OPERATOR_TOKEN),
    mapCopy: mapCopy(environment),
  };
}

function percent(name: string, text: string | undefined): number {
  const number = Number(text || 100);
  if (number >= 0 && number <= 100) return number;
  throw new Error(`${name} must be a percentage from 0 to 100, but is '${text}'.`);
}

function mapCopy({ RELEASE_MAP_URL: url, RELEASE_MAP_TOKEN, RELEASES_URL }: NodeJS.ProcessEnv) {
  if (!url) return null;
  const parts = URL.canParse(url) ? new URL(url) : null;
  if (!parts || !/^https?:$/.test(parts.protocol) || parts.username || parts.password)
    throw new Error('RELEASE_MAP_URL must be an http or https address without a user.');
  if (RELEASES_URL)
    throw new Error('RELEASE_MAP_URL and RELEASES_URL are both set: a shell follows one release map.');
  return { url, token: token('RELEASE_MAP_TOKEN', RELEASE_MAP_TOKEN) ?? '' };
}

function token(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new Error(`${name} must be 16 to 200 letters, digits and signs without blanks.`);
}
