import { useActionData, useLoaderData } from '@storefront/shared/router';
import { FormField } from '@storefront/shared/ui/FormField';
import type { Message } from '../data/office-api';
import type { Loaded, Refused } from '../data/office-pages';
import { OfficePart, Time } from '../parts/OfficePart';
import styles from '../parts/OfficePart.module.scss';
import { StateSelect } from '../parts/StateSelect';
import { ChangesTable, Table } from '../parts/Table';

/** One message: what was sent, which prints as a sheet, then the office's state and note, its e-mails and changes. */
export function MessagePage() {
  const loaded = useLoaderData<Loaded<Message>>();
  const reference = 'shown' in loaded && loaded.shown.reference;
  const title = reference ? `Quote ${reference}` : 'Message';
  return (
    <OfficePart title={title} loaded={loaded}>
      {(message) => (
        <>
          <p>
            Received <Time at={message.at} />
          </p>
          <Table caption="What was sent" rows={[...message.facts, ...message.passages]} />
          {message.email && (
            <p className={styles.screen}>
              <a href={`mailto:${message.email}?subject=${encodeURIComponent(title)}`}>Answer by e-mail</a>
            </p>
          )}
          <Table
            caption="Products, at the prices of today"
            heads={['Product', 'Details', 'Quantity', 'Each', 'Total']}
            rows={message.products.rows.map((row) => [
              row.name,
              row.details,
              row.quantity,
              row.each,
              row.total,
            ])}
          />
          <Subtotal products={message.products} />
          <div className={styles.screen}>
            <StateForm message={message} />
            <Table
              caption="E-mails"
              heads={['To', 'Subject', 'Status', 'Time', 'Again']}
              rows={emailRows(message)}
            />
            <ChangesTable changes={message.changes} />
          </div>
        </>
      )}
    </OfficePart>
  );
}

function Subtotal({ products: { subtotal, beyond } }: Pick<Message, 'products'>) {
  return subtotal && <p>{[`Subtotal ${subtotal}`, ...beyond].join(' ')}</p>;
}

function StateForm({ message: { state, note } }: { readonly message: Message }) {
  const refused = useActionData<Refused>();
  return (
    <form className={styles.form} method="post">
      {refused && <p className="alert alert-danger">{refused.message}</p>}
      <input type="hidden" name="shown" value={JSON.stringify([state, note])} />
      <StateSelect state={refused?.typed.state ?? state} />
      <FormField id="note" label="Note, for the office alone" error={null}>
        <textarea
          className="form-control"
          id="note"
          name="note"
          rows={4}
          maxLength={5_000}
          defaultValue={refused?.typed.note ?? note}
        />
      </FormField>
      <button className="btn btn-primary" type="submit">
        Save
      </button>
    </form>
  );
}

const emailRows = ({ emails }: Message) =>
  emails.map(({ id, to, subject, state, reason, at }) => [
    to,
    subject,
    reason ? `${state}: ${reason}` : state,
    <Time key="at" at={at} />,
    state !== 'queued' && (
      <form key="again" method="post">
        <button className="btn btn-outline-primary" type="submit" name="email" value={id}>
          Send again
        </button>
      </form>
    ),
  ]);
