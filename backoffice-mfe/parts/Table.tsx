import type { ReactNode } from 'react';
import type { Change } from '../data/office-api';
import { Time } from './OfficePart';
import styles from './OfficePart.module.scss';

interface TableProps {
  readonly caption: string;
  readonly heads?: readonly string[];
  /** Each begins with its name. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table; nothing where it has no rows. */
export function Table({ caption, heads, rows }: TableProps) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name, ...cells], nth) => (
            <tr key={nth}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who has changed what, the latest first. */
export function ChangesTable({ changes }: { readonly changes: readonly Change[] }) {
  const rows = changes.map(({ at, person, what }) => [<Time key="at" at={at} />, person, what]);
  return <Table caption="Changes" heads={['Time', 'Person', 'Change']} rows={rows} />;
}
