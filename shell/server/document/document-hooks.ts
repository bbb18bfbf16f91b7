import type { EventFields } from 'log/log-event';
import { report } from '../process/report';

/** What goes on beside the answer with one document. */
export interface DocumentHooks {
  /** Takes what went wrong while it was made, and of which release that is. */
  readonly report: (what: string, error: unknown, about?: EventFields) => void;
  /** JavaScript for its first script; empty but in development. */
  readonly script: string;
}

/** Those of every document but in development. */
export const plainHooks: DocumentHooks = { report, script: '' };
