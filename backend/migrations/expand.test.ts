import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A file named `*.expand.sql` is applied while backends of the build before serve on: it may only add what they can ignore.

/** Beginnings of statements that old backends do not notice. */
const additions = [
  /^create (unlogged )?table /,
  /^create index /,
  /^create (sequence|type|function|trigger) /,
  /^comment on /,
];

/** A column that old backends need not fill, and whose values nothing can contradict. */
const freeColumn =
  /^add column (?!.*\b(unique|primary key|references|check)\b)((?!not null).|.*\bdefault\b)*$/;

/** What a migration does besides adding; empty where old backends can stay. */
function changesIn(sql: string): string[] {
  return statementsOf(sql).filter((statement) => {
    if (additions.some((addition) => addition.test(statement))) return false;
    const [, actions] = /^alter table [\w."]+ (.*)$/.exec(statement) ?? [];
    return !actions?.split(/, (?=add |drop |alter |rename )/).every((action) => freeColumn.test(action));
  });
}

/** Statements in lower case on one line each, without comments; a function's body is left out. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$.*?\$\1\$/gs, 'body')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

const files = readdirSync(__dirname).filter((file) => file.endsWith('.expand.sql'));

test.each(files)('%s only expands', (file) => {
  expect(changesIn(readFileSync(join(__dirname, file), 'utf8'))).toEqual([]);
});

test.each([
  'create table review (id uuid primary key, product text not null); -- drop table product',
  'create index review_by_product on review (product)',
  'alter table product add column weight numeric(10, 2), add column note text default $$a; b$$',
  "alter table product add column tags text[] not null default '{}'",
  `create function f() returns trigger language plpgsql as $$ begin drop table product; end $$;
   create trigger t after insert on review for each row execute function f()`,
])('%s expands', (sql) => {
  expect(changesIn(sql)).toEqual([]);
});

test.each([
  'drop table product',
  'drop index product_by_sku',
  'truncate product',
  'delete from product',
  'update product set price = 1',
  'alter table product drop column sku',
  'alter table product rename column sku to code',
  'alter table product rename to article',
  'alter table product alter column sku type integer',
  'alter table product add column weight numeric, alter column sku set not null',
  'alter table product add column weight numeric not null',
  'alter table product add column code text unique',
  'alter table product add column maker text references maker',
  'alter table product add constraint positive check (price > 0)',
  'create unique index product_by_sku on product (sku)',
  'create or replace function catalogue_changed() returns trigger language sql as $$ select 1 $$',
])('%s does more than expand', (sql) => {
  expect(changesIn(sql)).toHaveLength(1);
});
