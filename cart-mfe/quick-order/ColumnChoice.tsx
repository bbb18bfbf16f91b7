import type { ColumnQuestion } from './lookup/row-quantity';
import { choiceField } from './order-form';
import { lineNumbers } from './order-rows';
import styles from './QuickOrder.module.scss';

interface ColumnChoiceProps {
  readonly question: ColumnQuestion;
  /** Takes one of the columns by its question's key and its place. */
  readonly onChoose: (key: string, place: string) => void;
}

/** A table with several columns of numbers, to choose which of them is the quantity. */
export function ColumnChoice({ question, onChoose }: ColumnChoiceProps) {
  const { key, lines, options, chosen } = question;
  return (
    <li className={styles.toCheck}>
      <fieldset>
        <legend className={styles.name}>
          <span className={styles.number}>{lineNumbers(lines)}</span>{' '}
          <span className={styles.question}>Which column is the quantity?</span>
        </legend>
        {options.map(({ place, sample }) => (
          <label className={styles.option} key={place}>
            <input
              type="radio"
              className="form-check-input"
              name={choiceField(key)}
              value={place}
              checked={chosen === place}
              onChange={() => onChoose(key, place)}
            />
            <span>{`Column ${Number(place) + 1}: ${sample}`}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
