import { entriesOf, fieldsOf, textOf } from '@storefront/shared/api/json-fields';
import { csvStart, csvText } from '../import/reading/csv-text';
import type { MessageSearch, officeMessages } from './office-messages';

/** Messages read at once. */
const batch = 500;

const columns = [
  ...['reference', 'received', 'status', 'name', 'company', 'email', 'phone'],
  ...['address', 'suburb', 'state', 'postcode', 'products', 'message', 'note'],
] as const;

/** Sydney's, as spreadsheets read it: '2026-11-28 13:41'. */
const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Australia/Sydney',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The messages of a search as the parts of a CSV file. */
export async function* messagesCsv(
  { rows }: Pick<ReturnType<typeof officeMessages>, 'rows'>,
  search: MessageSearch,
): AsyncGenerator<string> {
  yield csvStart([columns]);
  for (let after = search.after; ; ) {
    const page = await rows({ ...search, after }, batch);
    yield csvText(
      page.rows.map(({ reference, at, state, payload, note }) => {
        const sent = fieldsOf(payload);
        const own = new Map([
          ['reference', reference],
          ['received', time.format(new Date(at))],
          ['status', state],
          ['note', note],
          ['products', entriesOf(sent.productDetails).map(lineOf).join('\n')],
        ]);
        // A visitor may have sent fields with these names.
        return columns.map((column) => (own.has(column) ? (own.get(column) ?? null) : textOf(sent[column])));
      }),
    );
    after = page.next;
    if (after === null) return;
  }
}

function lineOf(line: unknown): string {
  const { productName, id, quantity } = fieldsOf(line);
  return [quantity, textOf(productName) ?? id].filter(Boolean).join(' × ');
}
