import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { printable } from '../command-line';
import type { Database, Queries } from '../database/database';
import { importProducts } from '../import/import-products';
import { ProductReader } from '../import/reading/read-product';
import { Warnings } from '../import/reading/warnings';
import { doneLine } from '../import/report-plan';
import { rowsOf } from '../import/rows-of';
import type { Renditions } from '../pictures/renditions';
import { BadRequest, NotFound } from '../request/refusals';
import { StartupError } from '../startup-error';

/** What the office changes of a product, as typed; `shown` is how the page had it, in JSON. */
type TypedProduct = Readonly<Record<'price' | 'salePrice' | 'active' | 'shown', string>>;

interface ShownProduct {
  readonly sku: string;
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly active: boolean;
}

/**
 * What the office does with products: each change is an import in somebody's name, and a line of `office_product_change`. `slow` is the database
 * without a limit of time for statements, `now` a clock in milliseconds since 1970.
 */
export function officeProducts(
  { query }: Database,
  slow: Database,
  { find }: Pick<Renditions, 'find'>,
  now: () => number,
) {
  const pictures = {
    isStored: async (name: string) => (await find(name)) !== null,
    isLocal: async () => false,
    store: () => Promise.reject(new Error('There is no folder of pictures.')),
  };
  const write = async (person: string, product: string | null, what: string, report: string | null) => {
    const [line] = await query<{ readonly number: number }>(
      'insert into office_product_change (at, person, product, what, report) values ($1, $2, $3, $4, $5) returning number',
      [new Date(now()).toISOString(), person, product, what, report],
    );
    return line?.number;
  };
  /** @throws NotFound */
  const one = async (id: string, queries: Pick<Queries, 'query'> = { query }) => {
    const [product] = await queries.query<ShownProduct>(
      `select sku, name, active, (case when on_sale then greatest(price, sale_price) else price end)::float8 as price,
              (case when on_sale then nullif(least(price, sale_price), price) end)::float8 as "salePrice",
              (select coalesce(json_agg(json_build_object('at', at, 'person', person, 'what', what) order by number desc), '[]')
                 from office_product_change where product = $1) as changes
         from product where id = $1`,
      [id],
    );
    if (!product) throw new NotFound('There is no such product.');
    return product;
  };
  return {
    one,
    /** @returns what has changed; null for nothing @throws BadRequest, NotFound */
    async change(id: string, person: string, typed: TypedProduct): Promise<string | null> {
      const { sku } = await one(id);
      const amount = (value: number | null) => value?.toFixed(2) ?? '';
      const check = async (queries: Queries) => {
        const { price, salePrice, active } = await one(id, queries);
        const isThere =
          amount(price) === typed.price &&
          amount(salePrice) === typed.salePrice &&
          active === (typed.active === 'yes');
        if (!isThere && typed.shown !== JSON.stringify([price, salePrice, active]))
          throw new BadRequest(
            `Somebody has changed this since: price ${price ?? '(on request)'}, sale price ${salePrice ?? '(none)'}, ${active ? 'shown' : 'hidden'}. Save again to replace that.`,
          );
      };
      const rows = rowOf(sku, typed);
      const said: string[] = [];
      const say = (line: string) => void said.push(line);
      const options = { what: `office: ${person}`, pictures, check, say };
      const revision = await importProducts(slow, rows, options).catch((error) => {
        if (!(error instanceof StartupError)) throw error;
        const reasons = said.flatMap((line) => /^ +row 1, (.*)/s.exec(line)?.[1] ?? []);
        throw new BadRequest([...reasons, error.message].join(' '));
      });
      if (revision === null) return null;
      const what = said.find((line) => line.startsWith('  '))?.trim() ?? '';
      await write(person, id, what, null);
      return what;
    },
    /** Tries the file at a path, or imports what this person has tried. @returns the line about it, and its number, by which `report` has what the import said */
    async importFile(person: string, path: string, name: string, chosen: (name: string) => boolean) {
      const hash = createHash('sha256');
      for await (const chunk of createReadStream(path)) hash.update(chunk);
      const asked = { removeMissing: chosen('remove-missing'), yes: chosen('yes') };
      const revision = async (queries: Pick<Queries, 'query'>) => {
        const last = 'select coalesce(max(number), 0) as revision from catalogue_revision';
        return (await queries.query<{ readonly revision: number }>(last))[0]?.revision;
      };
      const base = await revision({ query });
      const tried = `tried ${name}, ${hash.digest('hex')}, ${JSON.stringify({ ...asked, revision: base })}`;
      const known = 'select number from office_product_change where person = $1 and what = $2 limit 1';
      const check = async (queries: Queries) => {
        if ((await revision(queries)) !== base)
          throw new StartupError('Nothing was changed: somebody changes the catalogue. Try this file again.');
      };
      const dryRun = !chosen('import');
      const lines: string[] = [];
      const say = (line: string) => void lines.push(printable(line).replaceAll('\n', ' '));
      let what = `refused ${name}`;
      try {
        if (!dryRun && (await query(known, [person, tried])).length === 0)
          throw new StartupError(
            'Nothing was changed: try this file first, with the same choices, until no row is refused.',
          );
        const options = {
          ...asked,
          dryRun,
          check,
          what: `office: ${person}, import of ${name}`,
          pictures,
          say,
        };
        const done = doneLine(await importProducts(slow, await rowsOf(path, say), options), dryRun);
        say(done);
        what = dryRun ? tried : `import of ${name}: ${done}`;
      } catch (error) {
        if (!(error instanceof StartupError)) throw error;
        say(error.message);
      }
      return { what, number: await write(person, null, what, lines.join('\n')) };
    },
    /** What an import has said. @throws NotFound */
    async report(number: string) {
      const [line] = await query(
        'select at, person, report from office_product_change where number::text = $1 and report is not null',
        [number],
      );
      if (!line) throw new NotFound('There is no such import.');
      return line;
    },
  };
}

/** The row of a file that says this. */
async function* rowOf(sku: string, { price, salePrice, active }: TypedProduct) {
  const fields = {
    sku: { column: 'SKU', cell: sku },
    price: { column: 'Price', cell: price },
    salePrice: { column: 'Sale price', cell: salePrice },
    active: { column: 'Active', cell: active },
  };
  yield new ProductReader(new Warnings()).read({ row: 1, fields, cells: () => [] }, null);
}
