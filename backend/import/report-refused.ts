import { batch } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import { csvStart, csvText } from './reading/csv-text';
import { refusedHeading } from './reading/headings';

const shownRows = 50;
const shownReasons = 20;

/** How many rows are refused, of how many products: titles are none. */
export async function countRefused({ query }: Queries): Promise<{ refused: number; products: number }> {
  const [counted] = await query<{ refused: number; products: number }>(
    `select count(*) filter (where row in (select row from refused))::integer as refused, count(*)::integer as products
       from (select row from incoming union select row from refused) as told`,
  );
  return counted ?? { refused: 0, products: 0 };
}

/** Says the first refused rows, and the counts by reason when there are more. */
export async function sayRefused({ query }: Queries, say: (line: string) => void): Promise<void> {
  const rows = await query<{ row: number; place: string | null; value: string; reason: string }>(
    `select row, place, value, reason from refused order by row, place limit ${shownRows + 1}`,
  );
  for (const { row, place, value, reason } of rows.slice(0, shownRows))
    say(`  row ${row}${place === null ? '' : `, ${place}`}${value === '' ? '' : ` '${value}'`}: ${reason}`);
  if (rows.length <= shownRows) return;
  const counts = await query<{ count: number; reason: string }>(
    `select count(*)::integer as count, reason from refused group by reason order by count desc, reason limit ${shownReasons}`,
  );
  say('All of them by reason:');
  for (const { count, reason } of counts) say(`  ${count} × ${reason}`);
}

/** Cells by heading. */
type Cells = Readonly<Record<string, string>>;

/** Writes the refused rows as CSV with their cells as in the file, and why they are refused. */
export async function writeRefused(queries: Queries, write: (text: string) => Promise<void>): Promise<void> {
  const headings = new Set<string>();
  for await (const page of refusedPages(queries))
    for (const cells of page) for (const heading of Object.keys(cells)) headings.add(heading);
  // Last, and once: the file may have it from the import before.
  headings.delete(refusedHeading);
  headings.add(refusedHeading);
  await write(csvStart([[...headings]]));
  for await (const page of refusedPages(queries))
    await write(csvText(page.map((cells) => [...headings].map((name) => cells[name] ?? ''))));
}

async function* refusedPages({ query }: Queries): AsyncGenerator<readonly Cells[]> {
  for (let last = 0; ; ) {
    const rows = await query<{ row: number; reasons: string; cells: readonly Cells[] }>(
      `select row, (array_agg(cells))[1] as cells,
              string_agg(case when place is null then reason else place || ': ' || reason end, ' ' order by place) as reasons
         from refused where row > $1 group by row order by row limit ${batch}`,
      [last],
    );
    yield rows.flatMap(({ cells, reasons }) =>
      cells.map((one, index) => ({ ...one, [refusedHeading]: index === 0 ? reasons : '' })),
    );
    if (rows.length < batch) return;
    last = rows.at(-1)?.row ?? last;
  }
}
