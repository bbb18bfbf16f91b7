/** Message for each error code of the file system: the reason and the remedy. */
const refusals: Readonly<Record<string, (place: string) => string>> = {
  ENOSPC: isFull,
  EDQUOT: isFull,
  EROFS: (place) =>
    `${place} cannot be written, because its disk is read-only: mount it for writing, then try again.`,
  EACCES: isForbidden,
  EPERM: isForbidden,
};

function isFull(place: string): string {
  return `${place} cannot be written, because its disk is full: make room there, then try again.`;
}

function isForbidden(place: string): string {
  return `${place} cannot be read or written by this user: give them permission, then try again.`;
}

/**
 * Does work on files and turns a full or read-only disk or a missing permission into one sentence. It names `folder` if the error names no
 * file.
 * @throws Error with that sentence, or the work's own error
 */
export async function explainRefusals<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code = '', path, dest }: NodeJS.ErrnoException & { readonly dest?: string } = error;
    const explain = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
    // For a link or a move, the destination is refused.
    throw explain ? new Error(explain(dest ?? path ?? folder), { cause: error }) : error;
  }
}
