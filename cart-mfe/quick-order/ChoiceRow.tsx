import { formatPrice } from '@storefront/shared/product/format-price';
import { groupThousands } from '@storefront/shared/product/group-thousands';
import { currentPrice } from '@storefront/shared/product/price';
import { Link } from '@storefront/shared/router';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { noneOfThese, type Outcome } from './lookup/outcome-of';
import { choiceField } from './order-form';
import { lineNumbers, type OrderRow } from './order-rows';
import styles from './QuickOrder.module.scss';

interface ChoiceRowProps {
  readonly lines: OrderRow['lines'];
  readonly choice: Extract<Outcome, { kind: 'choice' }>;
  /** Takes one of the products by what was typed and its id. */
  readonly onChoose: (key: string, id: string) => void;
}

/** Lines of the same words that may mean several products, to choose one or none of them. */
export function ChoiceRow({ lines, choice, onChoose }: ChoiceRowProps) {
  const [line] = lines;
  const { key, options, further, chosen, isNone, quantity } = choice;
  const radio = (id: string, isChosen: boolean) => ({
    className: 'form-check-input',
    name: choiceField(key),
    value: id,
    checked: isChosen,
    onChange: () => onChoose(key, id),
  });
  return (
    <li className={styles.toCheck} id={choiceId(line.number)} tabIndex={-1}>
      <fieldset>
        <legend className={styles.name}>
          <span className={styles.number}>{lineNumbers(lines)}</span>{' '}
          <span>{lines.map(({ text }) => text).join(', ')}</span>
          <span className={styles.question}>
            <span>{options.length === 1 ? 'Did you mean this?' : 'Which one do you mean?'}</span>{' '}
            <strong className={styles.count}>{`${isNone ? 'Nothing' : quantity} will be added.`}</strong>
          </span>
        </legend>
        {options.map((product) => (
          <label className={styles.option} key={product.id}>
            <input type="radio" {...radio(product.id, chosen?.id === product.id)} />
            <span>
              <ProductName name={product.name} />
              <SmallPrint parts={product.smallPrint} className={styles.facts} />
            </span>
            {/* 'Each' are the pieces of a pack (P68). */}
            <span className={styles.sum}>
              <span>{formatPrice(currentPrice(product))}</span>
              {currentPrice(product) !== null && <span className={styles.label}> per item</span>}
            </span>
          </label>
        ))}
        <label className={styles.option}>
          <input type="radio" {...radio(noneOfThese, isNone)} />
          <span>None of these</span>
        </label>
      </fieldset>
      {further > 0 && (
        <Link className={styles.further} to={`/search?${new URLSearchParams({ keyword: key })}`}>
          <span>{`and ${groupThousands(String(further))} more`}</span>
          <span className="visually-hidden">{` for ‘${key}’`}</span>
        </Link>
      )}
    </li>
  );
}

/** Of the element for the choice of a line. */
export const choiceId = (line: number) => `order-line-${line}`;
