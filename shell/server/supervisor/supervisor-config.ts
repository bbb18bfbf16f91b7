import { availableParallelism } from 'node:os';

/** What the supervisor needs to know beside what its workers do. */
export interface SupervisorConfig {
  /** How many workers there are. */
  readonly workers: number;
  /** Megabytes of JavaScript that each may hold. */
  readonly heapLimit: number;
  /** How many charges in ten minutes bring a release into quarantine. */
  readonly quarantineAfter: number;
  /** What operators show to see the metrics and the release map in force; null: nobody sees them. */
  readonly operatorToken: string | null;
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
    operatorToken: token('OPERATOR_TOKEN', environment.OPERATOR_TOKEN),
  };
}

function token(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new Error(`${name} must be 16 to 200 letters, digits and signs without blanks.`);
}
