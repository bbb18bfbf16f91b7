import { ChoiceRow } from './ChoiceRow';
import type { OrderRow } from './order-rows';
import styles from './QuickOrder.module.scss';

interface RowToCheckProps {
  readonly row: OrderRow;
  /** Takes one of several products by what was typed and its id. */
  readonly onChoose: (key: string, id: string) => void;
}

/** A line that is not ordered yet: as it was typed, with why not, or with the products to choose from. */
export function RowToCheck({ row, onChoose }: RowToCheckProps) {
  const { lines, outcome } = row;
  const [line] = lines;
  if (outcome.kind === 'choice') return <ChoiceRow lines={lines} choice={outcome} onChoose={onChoose} />;
  return (
    <li className={styles.toCheck}>
      <p className={styles.name}>
        <span className={styles.number}>Line {line.number}</span> {line.text}
      </p>
      <p className={styles.problem}>
        {outcome.kind === 'refused' ? outcome.reason : 'This line is not looked up yet.'}
      </p>
    </li>
  );
}
