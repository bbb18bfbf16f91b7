import type { Columns } from './column-names';

/** What words may mean: a SKU or a name, never empty, and how many of it, from 1 to 9999. */
export interface Reading {
  readonly product: string;
  readonly quantity: number;
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

/** A line of fields. */
export interface Row {
  readonly fields: readonly string[];
  /** Places of the fields that may be the quantity, counted from 0. */
  readonly quantities: readonly number[];
  /** Whether it is to be chosen, even where there is but one: a heading calls it 'Count', or it numbers the rows. */
  readonly isDoubtful: boolean;
  /** Places of the fields that a heading calls SKU or name; null where nothing says so. */
  readonly products: readonly number[] | null;
  /** Places of fields that may say another product, size or unit than the SKU. */
  readonly details: readonly number[];
  /** Fields that begin with a quantity, as where two rows ran together: '5 WND-000089'. */
  readonly counted: readonly string[];
  /** The fields of the table's first rows, which tell what its columns are. */
  readonly head: readonly (readonly string[])[];
  /** The first values of the table's columns. */
  readonly samples: readonly string[];
  /** What parts the fields, which a name may have too if it is a comma. */
  readonly delimiter: string;
}

/** One line of an order, and what it may mean. */
export interface OrderLine extends TypedLine {
  /** Position among the lines that are not empty and name no columns, from 1. */
  readonly number: number;
  /** Its text as it is read (`plainText`), without the mark of a list. */
  readonly plain: string;
  /** Its fields; null for words. */
  readonly row: Row | null;
  /** What its words may mean; none where it has fields, or cannot be ordered. */
  readonly readings: readonly Reading[];
  /** One of them, for which products like it are offered when none is found; null when its quantity would be guessed too. */
  readonly guess: Reading | null;
  /** Lines of its list that are a number alone, as where each cell is a line: no other line without a number is one of its product then. */
  readonly numbersAlone: readonly string[];
  /** Its text without the number that it has in a list; missing where it has none. */
  readonly unnumbered?: string;
  /** What is said when no product is found by it, one sentence. */
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
