import { useActionData, useLoaderData } from '@storefront/shared/router';
import { FormField } from '@storefront/shared/ui/FormField';
import type { Message, SentMail } from '../data/office-calls';
import type { Loaded, Refused } from '../data/office-pages';
import { OfficePart, Time } from '../parts/OfficePart';
import styles from '../parts/OfficePart.module.scss';
import { states } from './MessagesPage';

/** One message: what was sent, which prints as a sheet, then the office's state and note, its e-mails and changes. */
export function MessagePage() {
  const loaded = useLoaderData<Loaded<Message>>();
  const title =
    loaded.is === 'shown' && loaded.shown.reference ? `Quote ${loaded.shown.reference}` : 'Message';
  return (
    <OfficePart title={title} loaded={loaded}>
      {(message) => (
        <>
          <p>
            Received <Time at={message.at} />
          </p>
          <table className={styles.table}>
            <caption className="visually-hidden">What was sent</caption>
            <tbody>
              {message.fields.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {message.products.length > 0 && <Products message={message} />}
          <StateForm message={message} />
          <section className={styles.screen} aria-labelledby="emails">
            <h2 id="emails">E-mails</h2>
            {message.emails.map((email) => (
              <EmailPart key={email.id} email={email} />
            ))}
          </section>
          <section className={styles.screen} aria-labelledby="changes">
            <h2 id="changes">Changes</h2>
            <ul>
              {message.changes.map(({ at, person, what }, nth) => (
                <li key={nth}>
                  <Time at={at} />, {person}: {what}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </OfficePart>
  );
}

function Products({ message }: { readonly message: Message }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Products</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
        </tr>
      </thead>
      <tbody>
        {message.products.map(({ name, quantity }, nth) => (
          <tr key={nth}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StateForm({ message }: { readonly message: Message }) {
  const refused = useActionData<Refused>();
  return (
    <form className={`${styles.form} ${styles.screen}`} method="post">
      {refused && <p className="alert alert-danger">{refused.message}</p>}
      <FormField id="state" label="State" error={null}>
        <select className="form-select" id="state" name="state" defaultValue={message.state}>
          {states.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      </FormField>
      <FormField id="note" label="Note" help="Only the office sees it." error={null}>
        <textarea
          className="form-control"
          id="note"
          name="note"
          rows={4}
          maxLength={5_000}
          aria-describedby="note-help"
          defaultValue={refused?.note ?? message.note}
        />
      </FormField>
      <button className="btn btn-primary" type="submit">
        Save
      </button>
    </form>
  );
}

function EmailPart({ email: { id, to, subject, state, reason, at } }: { readonly email: SentMail }) {
  return (
    <form className={styles.form} method="post" aria-label={`E-mail to ${to}`}>
      <p className="mb-0">
        {subject}, to {to}: {state} (<Time at={at} />){reason && `. ${reason}`}
      </p>
      <input type="hidden" name="email" value={id} />
      {state !== 'queued' && (
        <button className="btn btn-outline-primary" type="submit">
          Send again
        </button>
      )}
    </form>
  );
}
