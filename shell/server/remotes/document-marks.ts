import { type ModuleName, partsOf } from '../../src/federation/remote-modules';
import type { Mark, Phase } from '../containment/mark';
import type { Composed } from './compose';

/** Makes the mark of release code that runs for one document. */
export type DocumentMarks = (module: ModuleName, phase: Phase) => Mark;

/** The marks of a document at a path. */
export function documentMarks({ onPage }: Pick<Composed, 'onPage'>, address: string): DocumentMarks {
  return (module, phase) => {
    const { remote, exposed } = partsOf(module);
    return { remote, version: onPage[remote]?.version ?? '', phase, exposed, address };
  };
}
