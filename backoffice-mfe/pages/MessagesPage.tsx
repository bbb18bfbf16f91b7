import { Link, useLoaderData, useLocation } from '@storefront/shared/router';
import type { MessageList } from '../data/office-api';
import type { Loaded } from '../data/office-pages';
import { TextField } from '../parts/fields';
import { kinds, OfficePart, Time } from '../parts/OfficePart';
import styles from '../parts/OfficePart.module.scss';
import { StateSelect } from '../parts/StateSelect';
import { Table } from '../parts/Table';

/** A list of messages of one kind, with a search and a file of what it finds. */
export function MessagesPage() {
  const loaded = useLoaderData<Loaded<MessageList>>();
  const query = new URLSearchParams(useLocation().search);
  const asked = (name: string) => query.get(name) ?? '';
  const kind = asked('kind') || 'quote';
  const isQuotes = kind === 'quote';
  const [, title = 'Messages'] = kinds.find(([one]) => one === kind) ?? [];
  const found = (...more: [string, string][]) =>
    new URLSearchParams([...[...query].filter(([name]) => name !== 'after'), ...more]);
  return (
    <OfficePart title={title} loaded={loaded}>
      {({ messages, next }) => (
        <>
          <form className={styles.filter} action="/office">
            <input type="hidden" name="kind" value={kind} />
            <TextField id="words" label="Words, reference or SKU" defaultValue={asked('words')} />
            <StateSelect state={asked('state')} any />
            <button className="btn btn-primary" type="submit">
              Search
            </button>
            <a href={`/office/messages.csv?${found()}`}>Download as CSV</a>
          </form>
          <Table
            caption="The latest first"
            heads={['From', 'E-mail', 'Received', ...(isQuotes ? ['Reference', 'Products'] : []), 'Status']}
            rows={messages.map(({ id, name, company, email, reference, products, at, state }) => [
              <Link key="from" to={`/office/messages/${id}`}>
                {[name, company].filter(Boolean).join(', ') || email || id}
              </Link>,
              ...[email, <Time key="at" at={at} />, ...(isQuotes ? [reference, products] : []), state],
            ])}
          />
          {messages.length === 0 && <p>There is nothing here.</p>}
          {next && <Link to={`/office?${found(['after', next])}`}>Next page</Link>}
        </>
      )}
    </OfficePart>
  );
}
