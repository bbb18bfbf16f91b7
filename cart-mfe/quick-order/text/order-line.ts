import type { Columns } from './column-names';

/** What a line may mean. */
export interface Reading {
  /** A SKU or a name, never empty. */
  readonly product: string;
  /** From 1 to 9999. */
  readonly quantity: number;
  /** Whether the line says how many, rather than leaving it at one. */
  readonly isCounted: boolean;
}

/** What names the columns of the lines below it. */
export interface Header {
  readonly text: string;
  readonly columns: Columns;
}

/** A line as it was typed. */
export interface TypedLine {
  readonly text: string;
  /** What names its columns; null when nothing does. */
  readonly header: Header | null;
}

/** One line of an order, and what it may mean. */
export interface OrderLine extends TypedLine {
  /** Position among the lines that are not empty and name no columns, from 1. */
  readonly number: number;
  /** What it may mean, the likeliest first: which of them is meant, the shop's products tell. None when it cannot be ordered. */
  readonly readings: readonly Reading[];
  /** One of them, for which products like it are offered when none is found; null when its quantity would be guessed too. */
  readonly guess: Reading | null;
  /** Its text without the number that it has in a list; missing where it has none. */
  readonly unnumbered?: string;
  /** What is said when no product is found by them, one sentence. */
  readonly reason: string;
}

/** The lines that were not looked at, together. */
export interface RestOfOrder extends TypedLine {
  /** How many of them are not empty. */
  readonly count: number;
}

/** An order as it was typed. */
export interface OrderText {
  /** As many as a cart has lines. */
  readonly lines: readonly OrderLine[];
  /** What is after them, which was not looked at; null when nothing is. */
  readonly rest: RestOfOrder | null;
}
