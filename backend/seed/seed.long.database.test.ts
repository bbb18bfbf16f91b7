import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openInMemory } from '../testing/test-database';
import { seed, seedIfEmpty, seedingAdvice } from './seed';

let database: Database;

beforeAll(async () => {
  database = await openInMemory();
  await migrate(database);
});
beforeEach(async () => {
  await database.script(
    'truncate product, product_picture, awaited_picture, vocabulary, main_category, category, setting, state, suburb',
  );
});
afterAll(() => database.close());

/** A product with its required fields. */
const ownProduct = `
  insert into main_category values ('own-main', 0, 'Own', 'own');
  insert into category values ('own-category', 'own-main', 0, 'Own', 'own');
  insert into product (id, name, main_id, category_id, on_sale, featured, top, latest, active, sizes, colours, sku,
    description, created_at, search)
  values ('own', 'Own', 'own-main', 'own-category', false, false, false, false, true, '{}', '{}', 'OWN', '', now(), '')`;

const products = async () => (await database.query('select id from product')).length;

/** An untouched sample of a build with other products. */
async function olderSample(): Promise<void> {
  await seed(database, { products: 5 });
  await database.query("update catalogue set sample = 'of an older build'");
}

describe('a start', () => {
  test('fills an empty database, once', async () => {
    expect(await seedIfEmpty(database)).toBe(451);
    expect(await products()).toBe(451);
    expect(await seedIfEmpty(database)).toBeNull();
    expect(await seedingAdvice(database, 'seed it')).toBeNull();
  });

  test.each([
    ['an own product', ownProduct],
    ['an own setting and no product', `insert into setting values ('company', 0, '{}')`],
  ])('leaves %s alone', async (_what, sql) => {
    await database.script(sql);
    expect(await seedIfEmpty(database)).toBeNull();
  });

  test('keeps the products of a database that lost the record of its seeding', async () => {
    await database.script(`${ownProduct}; delete from catalogue`);
    expect(await seedIfEmpty(database)).toBeNull();
    await database.query('insert into catalogue (version) values (1)');
  });

  test('keeps the sample of an older build, and says how to replace it', async () => {
    await olderSample();
    expect(await seedIfEmpty(database)).toBeNull();
    expect(await products()).toBe(5);
    expect(await seedingAdvice(database, 'seed it')).toMatch(/sample of another build.*: seed it$/);
  });

  test('says how an empty catalogue is filled', async () => {
    expect(await seedingAdvice(database, 'seed it')).toMatch(/no products.*: seed it$/);
  });
});

describe('seeding', () => {
  test('replaces the untouched sample of any build, and says what it replaces', async () => {
    await olderSample();
    const lines: string[] = [];
    await seed(database, { products: 7, say: (line) => lines.push(line) });
    expect(await products()).toBe(7);
    expect(lines).toEqual([
      expect.stringMatching(
        /^Replaces 5 products, 1 main category, 1 category, \d+ settings, 8 states and \d+ suburbs;/,
      ),
      'seeded 7 products',
    ]);
  });

  test('leaves the same sample in the same size as it is', async () => {
    await seed(database, { products: 7 });
    const before = await database.query('select * from catalogue');
    await seed(database, { products: 7 });
    expect(await database.query('select * from catalogue')).toEqual(before);
  });

  test('refuses a catalogue with an own product, unless --replace is given', async () => {
    await seed(database, { products: 7 });
    await database.script(ownProduct);
    const lines: string[] = [];
    const refused = seed(database, { products: 9, say: (line) => lines.push(line) });
    await expect(refused).rejects.toThrow(/Nothing was changed.*--replace/);
    expect(lines).toEqual([
      expect.stringMatching(
        /^Seeding would replace 8 products, 2 main categories, .*; messages and e-mails stay\.$/,
      ),
    ]);
    expect(await products()).toBe(8);
    await seed(database, { products: 9, replace: true });
    expect(await products()).toBe(9);
  });

  test('knows a sample as its own until anything in it is changed', async () => {
    await seed(database, { products: 7 });
    const changes = [
      ownProduct,
      'update product set price = 1 where id = (select min(id) from product)',
      'delete from product where id = (select min(id) from product)',
      'truncate vocabulary',
      `update setting set entry = '{"id": 1}' where kind = 'logo'`,
      `update main_category set name = 'Wounds' where name = 'Wound Care'`,
      `update category set name = 'Gauze' where slug = 'gauze-swabs'`,
      `update state set name = 'Victory' where abbreviation = 'VIC'`,
      `delete from suburb where name = 'Sydney'`,
      'update vocabulary set frequency = 1',
      'update product_picture set position = position + 10',
    ];
    const rollBack = new Error('only tried');
    for (const change of changes) {
      const tried = database.transaction(async ({ query, script }) => {
        const sample = async () =>
          (await query<{ sample: string | null }>('select sample from catalogue'))[0]?.sample;
        expect([change, await sample()]).toEqual([change, expect.any(String)]);
        await script(change);
        expect([change, await sample()]).toEqual([change, null]);
        throw rollBack;
      });
      await expect(tried).rejects.toBe(rollBack);
    }
  });

  test('is all or nothing', async () => {
    await database.script(`${ownProduct}; insert into setting values ('company', 0, '{"name": "Own"}')`);
    await database.script('create table own_note (product text references product)');
    await expect(seed(database, { products: 9, replace: true })).rejects.toThrow('foreign key');
    await database.script('drop table own_note');
    expect(await database.query('select id from product')).toEqual([{ id: 'own' }]);
    expect(await database.query('select entry from setting')).toEqual([{ entry: { name: 'Own' } }]);
  });
});

test('a catalogue from before changes were recorded counts as changed', async () => {
  await seed(database, { products: 7 });
  await database.script(
    `drop function catalogue_changed cascade; delete from migration where file = '011-own-catalogue.sql'`,
  );
  await migrate(database);
  await expect(seed(database, { products: 9 })).rejects.toThrow('Nothing was changed');
});

test('a user who may change only products also marks the catalogue as changed', async () => {
  await seed(database, { products: 7 });
  await database.script('create role importer; grant select, update on product to importer');
  await database.script(`set role importer; set search_path = ''`);
  await database.script('update public.product set price = 2');
  await database.script('reset role; reset search_path');
  await expect(seed(database, { products: 9 })).rejects.toThrow('Nothing was changed');
});
