import type { Queries } from '../database/database';

/**
 * Remembers what was worked out of the catalogue until it is seeded anew, by whichever process: an answer belongs to the
 * version the database has now. Keeps the `most` answers used last; those who ask while one is worked out share it.
 */
export function versionedMemory<Answer>({ query }: Queries, most: number) {
  const answers = new Map<string, Promise<Answer>>();
  return async (key: string, workOut: () => Promise<Answer>): Promise<Answer> => {
    const [catalogue] = await query<{ version: number }>('select version from catalogue');
    const versioned = `${catalogue?.version} ${key}`;
    const answer = answers.get(versioned) ?? workOut();
    answers.delete(versioned);
    answers.set(versioned, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer.catch((error: unknown) => {
      answers.delete(versioned);
      throw error;
    });
  };
}
