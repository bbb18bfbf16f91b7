import type { ImportedPicture } from '../imported-product';
import type { Field } from './headings';
import type { Cell } from './table';

/** Where a value stands in the file. */
export interface Source {
  /** Heading. */
  readonly column: string;
  readonly cell: Cell;
}

/** What a file says about one product, by field, before it is checked. */
export interface Draft {
  readonly row: number;
  readonly fields: Partial<Record<Field, Source>>;
  /** In place of the field, where the format gives texts with them. */
  readonly pictures?: readonly ImportedPicture[];
  /** Why it cannot be imported, found by its format. */
  readonly refusal?: { readonly column: string | null; readonly value: string; readonly reason: string };
  /** The cells by heading of all its rows. */
  readonly cells: () => readonly Readonly<Record<string, string>>[];
}

/** A field of a draft, where the file has its column. */
export function given<Name extends Field>(name: Name, source: Source | undefined) {
  return source && ({ [name]: source } as Record<Name, Source>);
}
