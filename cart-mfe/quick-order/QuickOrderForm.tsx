import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { AddButton } from './AddButton';
import { AddedMessage } from './AddedMessage';
import { ChoiceRow } from './ChoiceRow';
import { ColumnChoice } from './ColumnChoice';
import { FoundRow } from './FoundRow';
import { FileField } from './file/FileField';
import { LineExamples } from './LineExamples';
import type { Outcome } from './lookup/outcome-of';
import { fields } from './order-form';
import type { OrderRow } from './order-rows';
import styles from './QuickOrder.module.scss';
import { QuickOrderStatus } from './QuickOrderStatus';
import type { QuickOrderData } from './quick-order-data';
import { useQuickOrder } from './use-quick-order';

/** Results that fill a phone's screen, in lines and products to choose from: behind them the button is there once more. */
const longResults = 10;

/** The form: the lines as they are typed, and what becomes of each. Without JavaScript it is posted, and comes back. */
export function QuickOrderForm({ data }: { readonly data: QuickOrderData }) {
  const quickOrder = useQuickOrder(data);
  const { field, order, rows, questions, added, isAdding, isLookingUp, choose } = quickOrder;
  const isHydrated = useHydrated();
  const found = rows.filter(({ outcome }) => outcome.kind === 'found');
  const toCheck = rows.filter(
    ({ outcome: { kind } }) => kind !== 'found' && kind !== 'columns' && (kind !== 'open' || !isLookingUp),
  );
  const addButton = <AddButton rows={rows} isAdding={isAdding} isLookingUp={isLookingUp} />;
  const length = toCheck.reduce((sum, { outcome }) => sum + lengthOf(outcome), found.length);
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
          ref={field}
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
        <QuickOrderStatus
          rows={rows}
          order={order}
          isLookingUp={isLookingUp}
          onTryAgain={quickOrder.tryAgain}
        />
        <div className={styles.buttons}>
          {!isHydrated && (
            <button className="btn btn-outline-primary" type="submit" name={fields.intent} value="check">
              Check list
            </button>
          )}
          {addButton}
        </div>
        <FileField posted={data.fileProblem} onText={quickOrder.append} />
      </div>
      <div className={styles.results}>
        {order.lines.length === 0 && <LineExamples />}
        {toCheck.length + questions.length > 0 && (
          <section aria-labelledby="order-to-check">
            <h2 id="order-to-check">To check</h2>
            <ul className={styles.rows}>
              {questions.map((question) => (
                <ColumnChoice key={question.key} question={question} onChoose={choose} />
              ))}
              {toCheck.map((row) =>
                row.outcome.kind === 'choice' ? (
                  <ChoiceRow key={keyOf(row)} lines={row.lines} choice={row.outcome} onChoose={choose} />
                ) : (
                  <RefusedRow key={keyOf(row)} row={row} />
                ),
              )}
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

/** A line that is not ordered yet: as it was typed, with why not. */
function RefusedRow({ row: { lines, outcome } }: { readonly row: OrderRow }) {
  const [line] = lines;
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
}

/** Of one line several rows may be. */
const keyOf = ({ lines: [line] }: OrderRow) => `${line.number} ${line.text}`;

const lengthOf = (outcome: Outcome) => (outcome.kind === 'choice' ? 1 + outcome.options.length : 1);
