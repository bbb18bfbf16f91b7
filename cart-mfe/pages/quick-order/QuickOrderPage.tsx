import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { useActionData, useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { FileField } from './FileField';
import { needsChoice, type OrderRow, orderedIn, suggestionsIn } from './lookup/order-rows';
import { AddedMessage, OrderStatus } from './OrderMessages';
import { FoundRow, LineExamples, QuestionRow } from './OrderRows';
import { fields } from './order-form';
import styles from './QuickOrder.module.scss';
import type { QuickOrderData } from './quick-order-data';
import { useQuickOrder } from './use-quick-order';

/** Number of lines and options that fill a phone's screen; from there the button is repeated below. */
const longResults = 10;

/** `/shop/quick-order`: adds lines of SKU or name and quantity to the cart, all at once (P81). */
export function QuickOrderPage() {
  const loaded = useLoaderData() as QuickOrderData;
  const posted = useActionData() as QuickOrderData | undefined;
  return (
    <div className="container">
      <PageHead page="Quick order" canonical={quickOrderPath} />
      <h1>Quick order</h1>
      <p>Paste or type your list, and add all of it to your cart at once.</p>
      {/* A list from another link needs a new form. */}
      <QuickOrderForm key={loaded.text} data={posted ?? loaded} />
    </div>
  );
}

function QuickOrderForm({ data }: { readonly data: QuickOrderData }) {
  const quickOrder = useQuickOrder(data);
  const { order, rows, added, isAdding, isLookingUp } = quickOrder;
  const isHydrated = useHydrated();
  const found = rows.filter(({ outcome }) => outcome.kind === 'found');
  const toCheck = rows.filter(
    ({ outcome: { kind } }) => kind !== 'found' && (kind !== 'open' || !isLookingUp),
  );
  const suggestions = suggestionsIn(rows);
  const areAnswered = suggestions.every(({ chosen }) => chosen !== null);
  const length = toCheck.reduce((sum, row) => sum + lengthOf(row), found.length);
  const addButton = (
    <button
      className="btn btn-primary"
      type="submit"
      name={fields.intent}
      value="add"
      data-opens="cart-drawer"
      aria-disabled={isAdding}
    >
      {/* Without scripts the label cannot follow the input. */}
      {labelOf(rows, isHydrated && !isLookingUp)}
    </button>
  );
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={quickOrderPath}
      className={styles.form}
      onSubmit={quickOrder.add}
    >
      <div className={styles.typed}>
        {added && <AddedMessage added={added} rows={rows} />}
        <label className="form-label" htmlFor="order-lines">
          Products and quantities
        </label>
        <p className="form-text" id="order-help">
          One product a line: its SKU or name, and how many.
        </p>
        <textarea
          ref={quickOrder.field}
          className="form-control"
          id="order-lines"
          name={fields.lines}
          rows={10}
          defaultValue={data.text}
          readOnly={isAdding}
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="order-help order-status"
          onInput={quickOrder.onInput}
        />
        <OrderStatus rows={rows} order={order} isLookingUp={isLookingUp} onTryAgain={quickOrder.tryAgain} />
        <div className={styles.buttons}>
          {!isHydrated && (
            <button className="btn btn-outline-primary" type="submit" name={fields.intent} value="check">
              Check list
            </button>
          )}
          {suggestions.length > 1 && (
            <button
              className="btn btn-outline-primary"
              type={isHydrated ? 'button' : 'submit'}
              name={fields.intent}
              value="accept"
              // Not `disabled`, which would lose the focus.
              aria-disabled={areAnswered}
              onClick={quickOrder.accept}
            >
              {`Accept ${suggestions.length} suggestions`}
            </button>
          )}
          {addButton}
        </div>
        <FileField posted={data.fileProblem} onText={quickOrder.append} />
      </div>
      <div className={styles.results}>
        {order.lines.length === 0 && <LineExamples />}
        {toCheck.length > 0 && (
          <section aria-labelledby="order-to-check">
            <h2 id="order-to-check">To check</h2>
            <ul className={styles.rows}>
              {toCheck.map((row) => (
                <QuestionRow key={keyOf(row)} row={row} onChoose={quickOrder.choose} />
              ))}
            </ul>
          </section>
        )}
        {found.length > 0 && (
          <section aria-labelledby="order-found">
            <h2 id="order-found">Found</h2>
            <ul className={styles.rows}>
              {found.map((row) => (
                <FoundRow key={keyOf(row)} row={row} />
              ))}
            </ul>
            <PricesInclude />
          </section>
        )}
        {length >= longResults && <div className={`${styles.buttons} ${styles.again}`}>{addButton}</div>}
      </div>
    </form>
  );
}

function labelOf(rows: readonly OrderRow[], isKnown: boolean): string {
  const count = rows.filter(orderedIn).length;
  if (count > 1) return `Add ${count} products to cart`;
  if (count === 1 || !isKnown || rows.length === 0) return 'Add to cart';
  if (rows.some(({ outcome }) => outcome.kind === 'columns' && outcome.chosen === null))
    return 'Choose the column of quantities';
  return rows.some(needsChoice) ? 'Choose a product to add' : 'No product to add is found yet';
}

/** A line may make several rows. */
const keyOf = ({ lines: [line], outcome }: OrderRow) =>
  `${line.number} ${line.text} ${outcome.kind === 'columns'}`;

const lengthOf = ({ outcome }: OrderRow) => (outcome.kind === 'choice' ? 1 + outcome.options.length : 1);
