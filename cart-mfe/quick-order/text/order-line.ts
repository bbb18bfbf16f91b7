/** What a line may mean. */
export interface Reading {
  /** A SKU or a name, never empty. */
  readonly product: string;
  /** From 1 to 9999. */
  readonly quantity: number;
  /** Whether the line says how many, rather than leaving it at one. */
  readonly isCounted: boolean;
}

/** One line of an order as it was typed. */
export interface OrderLine {
  /** Position among the lines that are not empty, from 1. */
  readonly number: number;
  readonly text: string;
  /** What it may mean, the likeliest first: which of them is meant, the shop's products tell. None when it cannot be ordered. */
  readonly readings: readonly Reading[];
  /** What is said when no product is found by them, one sentence. */
  readonly reason: string;
}

/** An order as it was typed. */
export interface OrderText {
  /** The line that names the columns; null when there is none. */
  readonly header: string | null;
  /** As many as a cart has lines. */
  readonly lines: readonly OrderLine[];
  /** The lines after them, as they were typed. */
  readonly rest: readonly string[];
}
