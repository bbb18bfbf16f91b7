import type { OwnScripts } from './own-scripts';
import { thrownAt } from './source-place';

/** As much of what was thrown as a browser sends. */
export interface Thrown {
  readonly message: string;
  readonly stack: string;
}

/** What was thrown, as a problem in the code. */
export interface ThrownProblem {
  /** `lab-mfe/Page.tsx:13 lines is undefined`, as far as its place is known. */
  readonly text: string;
  /** The remote it was thrown by, or `shell`; null when that is not known. */
  readonly by: string | null;
}

/** React puts this before what it repeats in the browser of an error on the server, with the stack of that. */
const repeated = /^Switched to client rendering because the server rendering errored:\s+/;

/** Says what was thrown as problems of a build are said. */
export async function thrownProblem({ message, stack }: Thrown, scripts: OwnScripts): Promise<ThrownProblem> {
  const { script, place } = await thrownAt(stack, scripts.textOf);
  const said = message.replace(repeated, '');
  return { text: place ? `${place} ${said}` : said, by: script && scripts.ownerOf(script) };
}
