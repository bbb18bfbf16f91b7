import type { RichText } from '@storefront/shared/contracts/rich-text';

/**
 * What one file says about a product. A missing field is a column that the file does not have: an existing product keeps its value, and a new one
 * gets none. Null is an empty cell, which clears the value. Texts are as long and of the characters that the shop shows and PostgreSQL stores.
 */
export interface ImportedProduct {
  /** Row in the file, from 1 with the headings: the first of several that describe the product. */
  readonly row: number;
  /** Normalised: NFC, without spaces at its ends, leading zeros kept. Compared without regard to case. */
  readonly sku: string;
  /** SKU of the product that this one replaces. */
  readonly replaces?: string | null;
  readonly name?: string;
  readonly brand?: string | null;
  /** Main category and category. */
  readonly category?: readonly [main: string, sub: string];
  /** AUD, with at most two decimal places; null on request. The next alike. */
  readonly price?: number | null;
  /** Lower than the price; null when it is not on sale. */
  readonly salePrice?: number | null;
  /** Pieces in one pack. */
  readonly packSize?: number | null;
  readonly sizes?: readonly string[];
  readonly colours?: readonly string[];
  /** Plain text, for lists, search engines and the search. */
  readonly description?: string;
  /** The description with its allowed elements; null where it is plain text. */
  readonly richDescription?: RichText | null;
  readonly pictures?: readonly ImportedPicture[];
  /** Equal for products that are variants of one another. */
  readonly variantGroup?: string | null;
  readonly active?: boolean;
  readonly featured?: boolean;
  readonly isNew?: boolean;
  readonly top?: boolean;
  /** The cells by heading of all its rows, to write them back when a later check refuses the product. */
  readonly cells: readonly Readonly<Record<string, string>>[];
}

/** A picture of an imported product. */
export interface ImportedPicture {
  /** File name without folders, or an https address. */
  readonly source: string;
  /** Null where the product's name describes it; missing where the file has no texts: a known one stays. */
  readonly alternativeText?: string | null;
}

/** A row that cannot be imported, for its owner. */
export interface RefusedRow {
  readonly row: number;
  /** Missing where it cannot be read. */
  readonly sku?: string;
  /** The heading as in the file; null for the whole row. */
  readonly column: string | null;
  /** The cell as in the file, cut to 100 characters. */
  readonly value: string;
  /** A sentence that says what is wrong and what to write instead. */
  readonly reason: string;
  /** The cells by heading of all its rows, to write them back. */
  readonly cells: readonly Readonly<Record<string, string>>[];
}
