import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import type { Outcome } from './lookup/outcome-of';
import { choiceField } from './order-form';
import styles from './QuickOrder.module.scss';
import type { OrderLine } from './text/order-line';

interface ChoiceRowProps {
  readonly line: OrderLine;
  readonly choice: Extract<Outcome, { kind: 'choice' }>;
  /** Takes one of the products by what was typed and its id. */
  readonly onChoose: (key: string, id: string) => void;
}

/** A line that may mean several products, to choose one. */
export function ChoiceRow({ line, choice, onChoose }: ChoiceRowProps) {
  const { key, options, chosen, quantity } = choice;
  const name = choiceField(key);
  return (
    <li className={styles.toCheck}>
      <fieldset>
        <legend className={styles.name}>
          <span className={styles.number}>Line {line.number}</span> {line.text}
          <span className={styles.question}>
            {options.length === 1 ? 'Did you mean this?' : 'Which one do you mean?'} {quantity} will be added.
          </span>
        </legend>
        {options.map((product) => (
          <label className={styles.option} key={product.id}>
            <input
              className="form-check-input"
              type="radio"
              name={name}
              value={product.id}
              checked={chosen?.id === product.id}
              onChange={() => onChoose(key, product.id)}
            />
            <span>
              <ProductName name={product.name} />
              <SmallPrint parts={product.smallPrint} className={styles.facts} />
            </span>
            <span className={styles.sum}>{formatPrice(currentPrice(product))}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
