import type { Charge } from 'releases/quarantine/charge';
import type { ReleaseCounts } from '../../containment/release-counts';
import { takesWorker } from './charges';

/** What is counted of a release that is charged: of one that took a worker its document, too, for the worker tells of it no more. */
export function countsOfCharge({ reason }: Pick<Charge, 'reason'>): Partial<ReleaseCounts> {
  if (!takesWorker.has(reason)) return {};
  // That document goes on, and is told of.
  return reason === 'blocked' ? { deaths: 1 } : { deaths: 1, documents: 1 };
}
