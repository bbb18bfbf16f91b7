import { DatabaseError } from 'pg';

/** The database is out of reach, or too slow: the same statement may succeed later. Answered with 503. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
  readonly statusCode = 503;
  /** Whether the server answers, and ended the statement because it took too long. */
  readonly isSlowStatement: boolean;

  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause });
    this.isSlowStatement = cause instanceof DatabaseError && cause.code === '57014';
  }
}

/** Lost, refused or too many connections, an ended statement or server, and a former primary that has become a replica. */
const outages = /^(08|28|3D|53|57|25006$)/;

/** Rejects with {@link DatabaseOutage} where `work` on a PostgreSQL server fails for another reason than its statement. */
export async function explainOutage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isOurs =
      error instanceof DatabaseError ? !outages.test(error.code ?? '') : error instanceof TypeError;
    throw isOurs ? error : new DatabaseOutage(error);
  }
}

/** Its message without a full stop. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
