import { PartialFailure } from '../command-errors';
import { WrongUsage } from './cli';

/** Exit codes with their meaning, for help pages and programs. */
export const exitCodes = {
  done: [0, 'done, or it was so already'],
  refused: [1, 'refused, or it failed: nothing was changed'],
  wrongUsage: [2, 'wrong usage: nothing was changed'],
  partlyDone: [3, 'something was or may have been changed, although a part failed: the message says what'],
} as const;

/** Exit code for a thrown error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof WrongUsage) return exitCodes.wrongUsage[0];
  return (error instanceof PartialFailure ? exitCodes.partlyDone : exitCodes.refused)[0];
}

/** The codes as lines for the terminal. */
export const exitCodesText = [
  'Exit codes:',
  ...Object.values(exitCodes).map(([code, means]) => `  ${code}  ${means}`),
].join('\n');
