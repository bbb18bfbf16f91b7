import { formatPrice } from '@storefront/shared/product/format-price';
import { groupThousands } from '@storefront/shared/product/group-thousands';
import { currentPrice } from '@storefront/shared/product/price';
import { Link } from '@storefront/shared/router';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import type { LineProduct } from '../../data/line-product';
import { lineNumbers, type OrderRow, orderedIn } from './lookup/order-rows';
import { noneOfThese } from './lookup/outcome';
import { choiceField } from './order-form';
import styles from './QuickOrder.module.scss';

interface RowProps {
  readonly row: OrderRow;
}

/** A row with a product: quantity, total and the lines typed for it. */
export function FoundRow({ row }: RowProps) {
  const ordered = orderedIn(row);
  if (!ordered) return null;
  const { product, quantity } = ordered;
  const price = currentPrice(product);
  return (
    <li className={styles.row}>
      <p className={styles.quantity}>{`${quantity} ×`}</p>
      <div>
        <p className={styles.name}>
          <ProductName name={product.name} />
        </p>
        <SmallPrint parts={product.smallPrint} className={styles.facts} />
        <p className={styles.facts}>
          {`${lineNumbers(row.lines)}: ${row.lines.map(({ text }) => text).join(' + ')}`}
        </p>
      </div>
      <p className={styles.sum}>
        {price !== null && <span className={styles.label}>Total </span>}
        <span>{formatPrice(price === null ? null : price * quantity)}</span>
      </p>
    </li>
  );
}

interface QuestionRowProps extends RowProps {
  /** Answers a question: `key` identifies it, `answer` is a product's id or a column's index. */
  readonly onChoose: (key: string, answer: string) => void;
}

/** A row without a product yet: its options, or why it was refused. */
export function QuestionRow({ row: { lines, outcome }, onChoose }: QuestionRowProps) {
  const [line] = lines;
  if (!('key' in outcome))
    return (
      <li className={styles.toCheck}>
        <p className={styles.name}>
          <span className={styles.number}>{`Line ${line.number}`}</span> <span>{line.text}</span>
        </p>
        <p className={styles.problem}>
          {outcome.kind === 'refused' ? outcome.reason : 'This line is not looked up yet.'}
        </p>
      </li>
    );
  const { key, chosen } = outcome;
  const isOfProducts = outcome.kind === 'choice';
  const options = isOfProducts
    ? [...outcome.options, { id: noneOfThese, label: 'None of these' }]
    : outcome.options;
  return (
    <li className={styles.toCheck} id={isOfProducts ? choiceId(line.number) : undefined} tabIndex={-1}>
      <fieldset>
        <legend className={styles.name}>
          <span className={styles.number}>{lineNumbers(lines)}</span>{' '}
          {isOfProducts ? (
            <>
              <span>{lines.map(({ text }) => text).join(', ')}</span>
              <span className={styles.question}>
                <span>{outcome.options.length === 1 ? 'Did you mean this?' : 'Which one do you mean?'}</span>{' '}
                <strong>{`${chosen === noneOfThese ? 'Nothing' : outcome.quantity} will be added.`}</strong>
              </span>
            </>
          ) : (
            <span className={styles.question}>Which column is the quantity?</span>
          )}
        </legend>
        <div className={styles.options}>
          {options.map((option) => (
            <label className={styles.option} key={option.id}>
              <input
                type="radio"
                className="form-check-input"
                name={choiceField(key)}
                value={option.id}
                checked={chosen === option.id}
                onChange={() => onChoose(key, option.id)}
              />
              {'label' in option ? <span>{option.label}</span> : <ProductOption product={option} />}
            </label>
          ))}
        </div>
      </fieldset>
      {isOfProducts && outcome.further > 0 && (
        <Link className={styles.further} to={`/search?${new URLSearchParams({ keyword: key })}`}>
          <span>{`and ${groupThousands(String(outcome.further))} more`}</span>
          <span className="visually-hidden">{` for ‘${key}’`}</span>
        </Link>
      )}
    </li>
  );
}

function ProductOption({ product }: { readonly product: LineProduct }) {
  const price = currentPrice(product);
  return (
    <>
      <span>
        <ProductName name={product.name} />
        <SmallPrint parts={product.smallPrint} className={styles.facts} />
      </span>
      {/* Not 'each', which would mean a piece of a pack (P68). */}
      <span className={styles.sum}>
        <span>{formatPrice(price)}</span>
        {price !== null && <span className={styles.label}> per item</span>}
      </span>
    </>
  );
}

/** Element id of a line's choice. */
export const choiceId = (line: number) => `order-line-${line}`;

const examples = [
  ['WND-000089, 12', 'A SKU and how many. A tab or semicolon works too.'],
  ['12 x Gauze swabs', 'A name. Where several products match, you choose.'],
  ['Item code; Description; Qty', 'Columns of a spreadsheet, with or without a line that names them.'],
];

/** Examples of lines, shown while there are none. */
export function LineExamples() {
  return (
    <section aria-labelledby="order-examples">
      <h2 id="order-examples">What you can paste</h2>
      <ul className={styles.rows}>
        {examples.map(([line, meaning]) => (
          <li className={styles.toCheck} key={line}>
            <p className={styles.name}>{line}</p>
            <p className={styles.facts}>{meaning}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
