import { migrate } from '../database/migrate';
import { openInMemory } from '../testing/test-database';

test('products of an older database keep their pictures', async () => {
  const database = await openInMemory();
  await migrate(database);
  await database.script(`
    drop table product_picture; delete from migration where file = '012-product-pictures.sql';
    alter table product add column picture_kind text, add column picture_tint integer;
    insert into main_category values ('m', 0, 'Own', 'own');
    insert into category values ('c', 'm', 0, 'Own', 'own');
    insert into product (id, name, main_id, category_id, on_sale, featured, top, latest, active, sizes, colours, sku,
      description, created_at, search, picture_kind, picture_tint)
    select id, id, 'm', 'c', false, false, false, false, true, '{}', '{}', '', '', now(), '', kind, tint
      from (values ('box', 'glove-box', 5), ('none', null, null), ('no tint', 'glove-box', null),
                   ('no such tint', 'glove-box', 7), ('no such kind', '../own', 1)) as one (id, kind, tint);
    update catalogue set sample = 'untouched'`);
  expect(await migrate(database)).toEqual(['012-product-pictures.sql']);
  expect(await database.query('select product, file from product_picture order by position')).toEqual(
    [1, 2, 3].map((view) => ({ product: 'box', file: `glove-box-${view}.coral.svg` })),
  );
  expect(await database.query('select sample from catalogue')).toEqual([{ sample: 'untouched' }]);
  await database.close();
});
