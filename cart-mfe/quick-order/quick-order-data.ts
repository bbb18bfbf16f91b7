import type { AddedOrder } from './add-rows';
import type { Answer } from './lookup/answer';

/** What the page of the quick order is made from. */
export interface QuickOrderData {
  readonly text: string;
  /** What is known of the text's SKUs and names; the browser asks for what is not. */
  readonly answers: readonly (readonly [string, Answer])[];
  /** See `Choices`. */
  readonly choices: readonly (readonly [string, string])[];
  /** What was put into the cart just now; null when nothing was to be. */
  readonly added: AddedOrder | null;
  /** Why the file that was posted is not in the text, in one sentence; empty when it is, or there was none. */
  readonly fileProblem: string;
}
