import { Link, useLoaderData, useLocation } from '@storefront/shared/router';
import { FormField } from '@storefront/shared/ui/FormField';
import type { MessageList } from '../data/office-calls';
import type { Loaded } from '../data/office-pages';
import { kinds, OfficePart, Time } from '../parts/OfficePart';
import styles from '../parts/OfficePart.module.scss';

/** The states of a message, in their order. */
export const states = ['new', 'answered', 'closed'];

/** A list of messages of one kind, with a search and a file of what it finds. */
export function MessagesPage() {
  const loaded = useLoaderData<Loaded<MessageList>>();
  const query = new URLSearchParams(useLocation().search);
  const kind = query.get('kind') ?? 'quote';
  const [, title = 'Messages'] = kinds.find(([one]) => one === kind) ?? [];
  const found = (...more: [string, string][]) =>
    new URLSearchParams([...[...query].filter(isNotAfter), ...more]);
  return (
    <OfficePart title={title} loaded={loaded}>
      {(list) => (
        <>
          <form className={styles.filter} action="/office">
            <input type="hidden" name="kind" value={kind} />
            <FormField id="words" label="Words or reference" error={null}>
              <input
                className="form-control"
                id="words"
                name="words"
                defaultValue={query.get('words') ?? ''}
                maxLength={200}
              />
            </FormField>
            <FormField id="state" label="State" error={null}>
              <select className="form-select" id="state" name="state" defaultValue={query.get('state') ?? ''}>
                <option value="">all</option>
                {states.map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </select>
            </FormField>
            <button className="btn btn-primary" type="submit">
              Search
            </button>
            <a href={`/office/messages.csv?${found()}`}>Download as CSV</a>
          </form>
          {list.messages.length === 0 ? <p>There is nothing here.</p> : <MessagesTable list={list} />}
          {list.next && <Link to={`/office?${found(['after', list.next])}`}>Earlier ones</Link>}
        </>
      )}
    </OfficePart>
  );
}

const isNotAfter = ([name]: readonly [string, string]) => name !== 'after';

function MessagesTable({ list }: { readonly list: MessageList }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['From', 'E-mail', 'Reference', 'Products', 'Received', 'State'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.messages.map(({ id, name, company, email, reference, lines, at, state }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/office/messages/${id}`}>
                  {[name, company].filter(Boolean).join(', ') || email || id}
                </Link>
              </th>
              <td>{email}</td>
              <td>{reference}</td>
              <td>{lines || ''}</td>
              <td>
                <Time at={at} />
              </td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
