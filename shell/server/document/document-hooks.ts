import { report } from '../process/report';

/** What goes on beside the answer with one document. */
export interface DocumentHooks {
  /** Takes what went wrong while it was made, and where: in a remote, or in the document itself. */
  readonly report: (where: string, error: unknown) => void;
  /** JavaScript for its first script; empty but in development. */
  readonly script: string;
}

/** Those of every document but in development. */
export const plainHooks: DocumentHooks = { report, script: '' };
