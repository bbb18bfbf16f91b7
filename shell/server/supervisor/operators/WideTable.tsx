import type { ReactNode } from 'react';

interface WideTableProps {
  /** Unique on the page. */
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows, each with a header first. */
  readonly children: ReactNode;
}

/** A table that scrolls where the screen is too narrow, by keyboard, too. */
export function WideTable({ id, caption, columns, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="wide" role="group" aria-label={caption} tabIndex={0} id={id}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
