import { complete, openShop, rowsOf, type Said } from '../testing/imports-for-test';
import { importProducts } from './import-products';
import { productDocuments } from './product-document';
import { productId } from './stage-products';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.empty());
afterAll(() => shop.database.close());

const rows = <Row>(sql: string) => shop.database.query<Row>(sql);

/** Everything that visitors and reverts depend on, except revisions and times. */
const state = async () => ({
  products: await rows(
    `select id, document - 'created_at' as document from (${productDocuments}) as known order by id`,
  ),
  search: await rows('select id, search::text from product order by id'),
  pictures: await rows(
    'select product, source, file, alternative_text from product_picture order by product, position',
  ),
  awaited: await rows('select product, source from awaited_picture order by product, position'),
  categories: await rows(
    'select id, main_id, name, slug from category where id in (select category_id from product) order by id',
  ),
  mains: await rows(
    'select id, name, slug from main_category where id in (select main_id from product) order by id',
  ),
  words: await rows('select * from vocabulary order by word'),
  gone: await rows('select id, sku, replaced_by from gone_product order by id'),
});

const product = async (sku: string) => {
  const [found] = await rows<Record<string, unknown>>(`select * from product where sku = '${sku}'`);
  return found;
};

const goneId = async (sku: string) =>
  (
    await rows<{ id: string; replaced_by: string | null }>(`select * from gone_product where sku = '${sku}'`)
  )[0];

describe('an import', () => {
  test('makes products with ids of their SKUs, categories, and words for the search', async () => {
    expect(
      await shop.run([complete('007', { name: 'Steel Forceps, 14 cm', salePrice: 8, colours: ['Blue'] })]),
    ).toBe(1);
    expect(await product('007')).toMatchObject({
      id: productId('007'),
      price: '10.00',
      sale_price: '8.00',
      on_sale: true,
      active: true,
      colours: ['Blue'],
      search: expect.stringMatching(/'forcep':\d+A/),
    });
    expect(await rows('select name, slug from category')).toEqual([{ name: 'Plasters', slug: 'plasters' }]);
    expect(await rows(`select frequency from vocabulary where word in ('forceps', 'blue')`)).toHaveLength(2);
    expect(shop.lines[0]).toBe('1 new, 0 changed, 0 removed, 0 unchanged, 0 missing');
  });

  test('of the same file again changes nothing', async () => {
    const file = [
      complete('A', { pictures: [{ source: 'own.jpg', alternativeText: null }] }),
      complete('B', { price: 1.1 }),
    ];
    await shop.run(file);
    const before = await state();
    const [catalogue] = await rows('select * from catalogue');
    expect(await shop.run(file)).toBeNull();
    expect(shop.lines).toEqual(['0 new, 0 changed, 0 removed, 2 unchanged, 0 missing']);
    expect(await state()).toEqual(before);
    expect(await rows('select * from catalogue')).toEqual([catalogue]);
  });

  test('changes what the file says, clears what it leaves empty, and keeps the rest', async () => {
    await shop.run([complete('A', { brand: 'Acme', variantGroup: 'g', sizes: ['S'] }), complete('B')]);
    await shop.run([{ sku: 'a', price: 12, variantGroup: null }]);
    expect(shop.lines).toEqual([
      '0 new, 1 changed, 0 removed, 0 unchanged, 1 missing',
      'Changed:',
      '  A  Product A: SKU A → a; price 10 → 12; variant group g → (none)',
      'Missing in the file (they stay; --remove-missing removes them):',
      '  B  Product B',
    ]);
    expect(await product('a')).toMatchObject({
      id: productId('A'),
      brand: 'Acme',
      family: null,
      sizes: ['S'],
    });
  });

  test('counts words as if all products were new', async () => {
    await shop.run([
      complete('A', { name: 'Green Glove' }),
      complete('B', { name: 'Green Mask' }),
      complete('C'),
    ]);
    await shop.run([complete('A', { name: 'Blue Glove' }), complete('B', { name: 'Green Mask' })], {
      removeMissing: true,
      yes: true,
    });
    const { words } = await state();
    await shop.empty();
    await shop.run([complete('A', { name: 'Blue Glove' }), complete('B', { name: 'Green Mask' })]);
    expect((await state()).words).toEqual(words);
  });

  test('as a dry run reports and changes nothing', async () => {
    const before = await state();
    expect(await shop.run([complete('A')], { dryRun: true })).toBeNull();
    expect(shop.lines).toEqual([
      '1 new, 0 changed, 0 removed, 0 unchanged, 0 missing',
      'New:',
      '  A  Product A',
      'New categories:',
      '  Wound Care > Plasters',
    ]);
    expect(await state()).toEqual(before);
  });

  test('that breaks off changes nothing', async () => {
    await shop.run([complete('A')]);
    const before = await state();
    const breaking = async function* () {
      yield* rowsOf(Array.from({ length: 2500 }, (_, index) => complete(`N${index}`)));
      throw new Error('the disk is gone');
    };
    const pictures = {
      isLocal: async () => false,
      isStored: async () => false,
      store: async () => ({ error: '' }),
    };
    await expect(importProducts(shop.database, breaking(), { what: 'x', pictures })).rejects.toThrow(
      'the disk is gone',
    );
    expect(await state()).toEqual(before);
  });

  test('of a product in another category, whose case may differ, makes no second one', async () => {
    await shop.run([complete('A'), complete('B', { category: ['wound care ', 'PLASTERS'] })]);
    expect(await rows('select name from category')).toEqual([{ name: 'Plasters' }]);
    await shop.run([{ sku: 'A', category: ['Wound Care', 'Gauze'] }]);
    expect(shop.lines[2]).toBe('  A  Product A: categories Wound Care > Plasters → Wound Care > Gauze');
    expect(await rows('select name, position from category order by position')).toEqual([
      { name: 'Plasters', position: 0 },
      { name: 'Gauze', position: 1 },
    ]);
  });

  test('finds the only category of that name for a file that knows one level', async () => {
    await shop.run([complete('A')]);
    expect(await shop.run([{ sku: 'A', category: ['plasters', 'plasters'] }])).toBeNull();
    await shop.run([complete('B', { category: ['Clinic', 'Plasters'] })]);
    await shop.run([complete('C', { category: ['Plasters', 'Plasters'] })]);
    expect(await rows('select name from main_category order by name')).toEqual([
      { name: 'Clinic' },
      { name: 'Plasters' },
      { name: 'Wound Care' },
    ]);
  });

  test('gives categories of the same name in two main categories addresses of their own', async () => {
    await shop.run([
      complete('A', { category: ['One', 'Ångström & Co'] }),
      complete('B', { category: ['Two', 'ångström & co'] }),
    ]);
    expect(await rows('select slug from category order by slug')).toEqual([
      { slug: 'angstrom-co' },
      { slug: 'angstrom-co-2' },
    ]);
  });

  test('with a thousand new categories is refused: they are another column', async () => {
    const file = Array.from({ length: 1001 }, (_, at) => complete(`A${at}`, { category: ['A', `${at}`] }));
    await expect(shop.run(file)).rejects.toThrow("has 1001 new categories, such as 'A > 0'");
  });

  test('with titles between its products, and a SKU alone, which is not missing', async () => {
    await shop.run([complete('A'), complete('B')]);
    await shop.run([{ sku: 'GLOVES' }, { sku: 'A' }, { sku: 'GLOVES' }, { sku: 'B', price: 9 }]);
    expect(shop.lines[0]).toBe('0 new, 1 changed, 0 removed, 1 unchanged, 0 missing');
  });

  test('clears the mark of an untouched sample, and tells caches', async () => {
    await rows(`update catalogue set sample = 'x', version = 5`);
    await shop.run([complete('A')]);
    expect(await rows('select version, sample from catalogue')).toEqual([{ version: 6, sample: null }]);
  });
});

describe('refused rows', () => {
  const reasons = async () =>
    shop.lines.filter((line) => line.startsWith('  row')).map((line) => line.trim());

  test.each<[string, Said[], RegExp]>([
    [
      'a new product without a name',
      [{ sku: 'N', category: ['A', 'B'] }],
      /'N': A new product needs a name\.$/,
    ],
    ['a new product without a category', [{ sku: 'N', name: 'N' }], /A new product needs a category\.$/],
    ['a new product without both', [{ sku: 'N', price: 1 }], /A new product needs a name and a category\.$/],
    [
      'a product whose SKU has lost its zeros',
      [{ sku: '0a', price: 12 }],
      /is it 'A', which the shop has\?$/,
    ],
    ['a price beyond the column', [{ sku: 'A', price: 1e8 }], /A price is below 100,000,000/],
    [
      'a sale price above the price of the shop',
      [{ sku: 'A', salePrice: 11 }],
      /'11': The sale price 11 is not below the price 10/,
    ],
    [
      'a price below the sale price of the shop',
      [{ sku: 'S', price: 4 }],
      /The sale price 5.00 is not below the price 4. The shop has the sale price:/,
    ],
    [
      'a sale price above its price',
      [complete('N', { price: 10, salePrice: 12 })],
      /The sale price 12 is not below the price 10. Are they the wrong way round\?$/,
    ],
    [
      'a sale price without a price',
      [complete('N', { price: null, salePrice: 5 })],
      /not below the price \(none\)/,
    ],
    ['an SKU twice', [complete('N'), complete('n')], /row 2, SKU 'N': Row 3 has the same SKU as row 2: keep/],
    ['an SKU that two products have', [{ sku: 'tWin' }], /2 products of the shop have this SKU/],
    [
      'a product that replaces one of two',
      [complete('N', { replaces: 'twin' })],
      /replaces 'TWIN': 2 products/,
    ],
    ['a product that replaces itself', [{ sku: 'A', replaces: 'a' }], /cannot replace itself/],
    [
      'a cycle',
      [
        { sku: 'A', replaces: 'S' },
        { sku: 'S', replaces: 'A' },
      ],
      /has a row of its own, row 3/,
    ],
    [
      'a chain',
      [complete('N', { replaces: 'M' }), complete('M', { replaces: 'A' })],
      /has a row of its own, row 3/,
    ],
    [
      'two that replace one',
      [complete('N', { replaces: 'A' }), complete('M', { replaces: 'a' })],
      /is replaced in another row too/,
    ],
    [
      'a picture that is none',
      [{ sku: 'A', pictures: [{ source: 'own-broken.jpg', alternativeText: null }] }],
      /It is no picture/,
    ],
  ])('%s', async (_what, file, reason) => {
    await shop.run([complete('A'), complete('S', { salePrice: 5 }), complete('twin1'), complete('twin2')]);
    await rows(`update product set sku = replace(replace(sku, 'twin1', 'Twin'), 'twin2', 'TWIN')`);
    const before = await state();
    await expect(shop.run(file)).rejects.toThrow(/^Nothing was changed: (a row is|\d rows are) refused\.$/);
    expect((await reasons())[0]).toMatch(reason);
    expect(await state()).toEqual(before);
  });

  const refusedRow = {
    row: 9,
    column: 'Price',
    value: 'ten',
    reason: 'No number.',
    cells: [{ Name: 'Q, "R"', Price: 'ten' }],
  };

  test('of the reader refuse all', async () => {
    await expect(shop.run([complete('A'), refusedRow])).rejects.toThrow(
      'Nothing was changed: a row is refused.',
    );
    expect(shop.lines[0]).toBe('Refused, 1 of 2 products:');
    expect(await reasons()).toEqual(["row 9, Price 'ten': No number."]);
  });

  test('are set aside as they were, with the reason, and the rest is imported', async () => {
    let text = '';
    const writeErrors = async (more: string) => {
      text += more;
    };
    await shop.run([complete('A'), { sku: 'B', name: 'B' }, refusedRow], { writeErrors });
    expect(text).toBe(
      '\uFEFFSKU,Name,Price,Refused because\r\nB,,,SKU: A new product needs a category.\r\n,"Q, ""R""",ten,Price: No number.\r\n',
    );
    expect(await rows('select sku from product')).toEqual([{ sku: 'A' }]);
  });

  test('are both of one SKU', async () => {
    await shop.run([complete('N'), complete('M'), complete('n')], { writeErrors: async () => {} });
    expect(await rows('select sku from product')).toEqual([{ sku: 'M' }]);
  });

  test('are both of one SKU, whatever else is wrong with either', async () => {
    const priced = { ...refusedRow, sku: 'n' };
    await shop.run([complete('N'), complete('M'), priced], { writeErrors: async () => {} });
    expect(await reasons()).toEqual([
      "row 2, SKU 'N': Row 9 has the same SKU as row 2: keep one of them.",
      "row 9, Price 'ten': No number.",
      "row 9, SKU 'N': Row 2 has the same SKU as row 9: keep one of them.",
    ]);
    expect(shop.lines[0]).toBe('Refused, 2 of 3 products:');
    expect(await rows('select sku from product')).toEqual([{ sku: 'M' }]);
  });

  test('make up the whole with those that are imported: a title is no product', async () => {
    await shop.run([complete('A')]);
    await shop.run([{ sku: 'GLOVES' }, complete('A'), complete('N'), refusedRow], {
      writeErrors: async () => {},
    });
    expect(shop.lines[0]).toBe('Refused, 1 of 3 products:');
    expect(shop.lines).toContain('1 new, 0 changed, 0 removed, 1 unchanged, 0 missing');
  });

  test('fail a dry run, at its end', async () => {
    const options = { dryRun: true, writeErrors: async () => {} };
    await expect(shop.run([complete('N'), refusedRow], options)).rejects.toThrow(
      'Nothing was changed: this was a dry run, and a row is refused.',
    );
    expect(shop.lines).toContain('1 new, 0 changed, 0 removed, 0 unchanged, 0 missing');
  });

  test('are not taken for missing ones', async () => {
    await shop.run([complete('A')]);
    const refused = shop.run([complete('N'), refusedRow], {
      writeErrors: async () => {},
      removeMissing: true,
      yes: true,
    });
    await expect(refused).rejects.toThrow('leave out --remove-missing');
    expect(await product('A')).toBeDefined();
  });

  test('beyond fifty are counted by reason', async () => {
    await expect(
      shop.run(Array.from({ length: 70 }, (_, index) => ({ sku: `N${index}`, name: 'N' }))),
    ).rejects.toThrow();
    expect(await reasons()).toHaveLength(50);
    expect(shop.lines.at(-1)).toBe('  70 × A new product needs a category.');
  });

  test('an empty file removes nothing', async () => {
    await shop.run([complete('A')]);
    await expect(shop.run([], { removeMissing: true, yes: true })).rejects.toThrow(
      'the file has no products',
    );
  });
});

describe('removing', () => {
  const ten = Array.from({ length: 10 }, (_, index) => complete(`T${index}`));

  test('of a tenth needs no word, of more it needs --yes', async () => {
    await shop.run(ten);
    await expect(shop.run(ten.slice(2), { removeMissing: true })).rejects.toThrow(
      'This removes 2 of 10 products, more than 10 %: it needs --yes.',
    );
    expect(await shop.run(ten.slice(1), { removeMissing: true })).toBe(2);
    expect(await shop.run(ten.slice(3), { removeMissing: true, dryRun: true })).toBeNull();
    expect(shop.lines.at(-1)).toMatch(/2 of 9 products.*--yes\.$/);
    expect(await shop.run(ten.slice(3), { removeMissing: true, yes: true })).toBe(3);
    expect(await goneId('T0')).toMatchObject({ id: productId('T0'), replaced_by: null });
  });

  test('leaves products without an SKU, which no file can name', async () => {
    await shop.run(ten);
    await rows(`update product set sku = '' where sku = 'T9'`);
    expect(await shop.run(ten.slice(0, 9), { removeMissing: true })).toBeNull();
  });

  test('keeps the id and the address for one that comes back', async () => {
    await shop.run(ten);
    await rows(`update product set id = '${'0'.repeat(24)}' where sku = 'T0'`);
    await shop.run(ten.slice(1), { removeMissing: true });
    await shop.run(ten);
    expect(await product('T0')).toMatchObject({ id: '0'.repeat(24) });
    expect(await goneId('T0')).toBeUndefined();
  });
});

describe('a product that replaces another', () => {
  test('keeps its id, and the former SKU gets another when it is new again', async () => {
    await shop.run([complete('A')]);
    await shop.run([{ sku: 'B', replaces: 'A', price: 11 }]);
    expect(await product('B')).toMatchObject({ id: productId('A'), name: 'Product A', price: '11.00' });
    expect(await shop.run([{ sku: 'B', replaces: 'A', price: 11 }])).toBeNull();
    await shop.run([complete('A')]);
    expect(await product('A')).toMatchObject({ id: productId('A', 2) });
    await shop.run([complete('A')], { removeMissing: true, yes: true });
    await shop.run([complete('A'), complete('B')]);
    expect(await product('B')).toMatchObject({ id: productId('A') });
  });

  test('takes its address over when both exist, also of those before', async () => {
    await shop.run([complete('A'), complete('B'), complete('C')]);
    await shop.run([complete('B', { replaces: 'A' })], { yes: true });
    expect(shop.lines).toContain('  A  Product A');
    await shop.run([complete('C', { replaces: 'B' })], { yes: true });
    expect([await goneId('A'), await goneId('B')]).toMatchObject([
      { replaced_by: productId('B') },
      { replaced_by: productId('C') },
    ]);
    expect(await rows('select sku from product')).toEqual([{ sku: 'C' }]);
  });
});

describe('pictures', () => {
  const picture = (source: string, alternativeText: string | null = null) => ({ source, alternativeText });
  const pictures = () => rows('select source, file, alternative_text from product_picture order by position');
  const awaited = () => rows('select position, source, tries, error from awaited_picture order by position');

  test('that are in no folder wait for an import that finds them', async () => {
    const row = complete('A', { pictures: [picture('later.jpg')] });
    await shop.run([row]);
    expect(shop.lines).toEqual(
      expect.arrayContaining([expect.stringContaining('in no folder'), '  later.jpg']),
    );
    expect(await awaited()).toEqual([
      { position: 0, source: 'later.jpg', tries: 0, error: expect.stringContaining('--pictures') },
    ]);
    expect(await shop.run([row])).toBeNull();
    const folder = {
      isLocal: async () => true,
      isStored: async () => false,
      store: async () => ({ file: 'stored.jpg' }),
    };
    expect(await shop.run([row], { pictures: folder })).toBe(2);
    expect(shop.lines).toContain('  A  Product A: files of later.jpg');
    expect(await pictures()).toMatchObject([{ source: 'later.jpg', alternative_text: null }]);
    expect(await awaited()).toEqual([]);
  });

  test('come from the folders or are awaited, in their order', async () => {
    await shop.run([
      complete('A', {
        pictures: [picture('own.jpg'), picture('https://x.example/1.jpg'), picture('drawn.svg', 'Side')],
      }),
    ]);
    expect(await pictures()).toEqual([
      { source: 'own.jpg', file: 'stored-own.jpg', alternative_text: null },
      { source: 'drawn.svg', file: 'drawn.svg', alternative_text: 'Side' },
    ]);
    expect(await awaited()).toMatchObject([{ position: 1, source: 'https://x.example/1.jpg' }]);
  });

  test('keep their files while their sources stay, wherever the files are now', async () => {
    const fetched = 'https://x.example/1.jpg';
    await shop.run([complete('A', { pictures: [picture('own.jpg'), picture(fetched)] })]);
    await rows(
      `insert into product_picture (product, position, file, source) select product, position, 'f.webp', source from awaited_picture`,
    );
    await rows('delete from awaited_picture');
    await rows(`update product_picture set source = 'moved.jpg' where source = 'own.jpg'`);
    const same = [picture('moved.jpg'), picture(fetched)];
    expect(await shop.run([{ sku: 'A', pictures: same }])).toBeNull();
    await shop.run([{ sku: 'A', pictures: [picture(fetched, 'Front'), picture('moved.jpg')] }]);
    expect(await pictures()).toEqual([
      { source: fetched, file: 'f.webp', alternative_text: 'Front' },
      { source: 'moved.jpg', file: 'stored-own.jpg', alternative_text: null },
    ]);
    await shop.run([{ sku: 'A', pictures: [] }]);
    expect(await pictures()).toEqual([]);
    await shop.revert(3);
    expect(await pictures()).toHaveLength(2);
  });

  test('keep their texts where the file has none', async () => {
    await shop.run([complete('A', { pictures: [picture('own.jpg', 'Front'), picture('own2.jpg')] })]);
    const named = (...sources: string[]) => ({ sku: 'A', pictures: sources.map((source) => ({ source })) });
    expect(await shop.run([named('own.jpg', 'own2.jpg')])).toBeNull();
    await shop.run([named('own3.jpg', 'own.jpg')]);
    expect(await pictures()).toMatchObject([{ alternative_text: null }, { alternative_text: 'Front' }]);
  });

  test('that are others under the same name are replaced', async () => {
    const row = complete('A', { pictures: [picture('own.jpg'), picture('drawn.svg')] });
    await shop.run([row]);
    const folder = {
      isLocal: async (name: string) => name === 'own.jpg',
      isStored: async () => false,
      store: async () => ({ file: 'newer.jpg' }),
    };
    const changed = complete('A', { price: 9, pictures: [picture('drawn.svg'), picture('own.jpg')] });
    expect(await shop.run([row], { pictures: folder })).toBe(2);
    expect(shop.lines).toContain('  A  Product A: files of own.jpg');
    expect(await shop.run([row], { pictures: folder })).toBeNull();
    expect(await pictures()).toMatchObject([{ file: 'newer.jpg' }, { file: 'drawn.svg' }]);
    await shop.run([changed], { pictures: { ...folder, store: async () => ({ file: 'newest.jpg' }) } });
    expect(await pictures()).toMatchObject([{ file: 'drawn.svg' }, { file: 'newest.jpg' }]);
    await shop.revert(3);
    await shop.revert(2);
    expect(await pictures()).toMatchObject([{ file: 'stored-own.jpg' }, { file: 'drawn.svg' }]);
  });

  test("of the shop's folder are for products that have none of that name", async () => {
    const own = complete('A', { pictures: [picture('own.jpg')] });
    await shop.run([own]);
    const folder = {
      isLocal: async () => false,
      isStored: async () => true,
      store: async () => ({ error: '' }),
    };
    await shop.run([own, complete('B', { pictures: [picture('own.jpg')] })], { pictures: folder });
    expect(shop.lines[0]).toBe('1 new, 0 changed, 0 removed, 1 unchanged, 0 missing');
  });

  test('that are none are refused in a dry run as well', async () => {
    const file = [complete('A', { pictures: [picture('own-broken.jpg')] })];
    await expect(shop.run(file, { dryRun: true })).rejects.toThrow('a row is refused');
  });

  test('that are no longer named are no longer awaited', async () => {
    await shop.run([complete('A', { pictures: [picture('https://x.example/1.jpg')] })]);
    await shop.run([{ sku: 'A', pictures: [picture('https://x.example/2.jpg')] }]);
    expect(await awaited()).toMatchObject([{ source: 'https://x.example/2.jpg' }]);
  });

  test('without a source are known by their files', async () => {
    await shop.run([complete('A')]);
    await rows(
      `insert into product_picture (product, position, file) select id, 7, 'photo.jpg' from product`,
    );
    expect(await shop.run([{ sku: 'A', pictures: [picture('photo.jpg')] }])).toBeNull();
  });
});

describe('a revert', () => {
  test('gives back a removed product with its id, pictures and address', async () => {
    const file = [
      complete('A', { pictures: [{ source: 'own.jpg', alternativeText: 'Front' }] }),
      complete('B'),
    ];
    await shop.run(file);
    await rows(`update product set created_at = '2020-01-01' where sku = 'A'`);
    const before = await state();
    await shop.run([complete('B')], { removeMissing: true, yes: true });
    const removed = await state();
    expect(await shop.revert(2)).toBe(3);
    expect(await state()).toEqual(before);
    expect(await product('A')).toMatchObject({ created_at: new Date('2020-01-01') });
    expect(await shop.revert(3)).toBe(4);
    expect(await state()).toEqual(removed);
    expect(await shop.revert(4)).toBe(5);
    expect(await state()).toEqual(before);
  });

  test('of a changed product, with its pictures, and of that revert', async () => {
    const { revert, run } = shop;
    await run([complete('A', { salePrice: 9, pictures: [{ source: 'own.jpg', alternativeText: null }] })]);
    const before = await state();
    await run([
      { sku: 'A', replaces: null, salePrice: null, pictures: [], category: ['New', 'Newer'], name: 'Other' },
    ]);
    const after = await state();
    await revert(2);
    expect(await state()).toEqual(before);
    await revert(3);
    expect(await state()).toEqual(after);
  });

  test('of a replacement leads the address back, and away again', async () => {
    await shop.run([complete('A'), complete('B'), complete('C')]);
    await shop.run([complete('B', { replaces: 'A' })], { yes: true });
    const before = await state();
    await shop.run([complete('C', { replaces: 'B' })], { yes: true });
    const after = await state();
    await shop.revert(3);
    expect(await state()).toEqual(before);
    await shop.revert(4);
    expect(await state()).toEqual(after);
  });

  test('of a first import empties the catalogue, with --yes', async () => {
    const before = await state();
    await shop.run([complete('A')]);
    await expect(shop.revert(1, { yes: false })).rejects.toThrow('needs --yes');
    await shop.revert(1);
    expect({ ...(await state()), gone: [] }).toEqual(before);
    expect(await goneId('A')).toMatchObject({ replaced_by: null });
  });

  test('is refused when a later revision changed one of its products, until that is reverted', async () => {
    await shop.run([complete('A'), complete('B')]);
    await shop.run([{ sku: 'A', price: 11 }]);
    await shop.run([{ sku: 'A', price: 12 }]);
    const before = await state();
    await expect(shop.revert(1)).rejects.toThrow(
      'Nothing was changed: revision 3 changed the product A since revision 1: revert 3 first.',
    );
    await expect(shop.revert(2)).rejects.toThrow('revert 3 first');
    expect(await state()).toEqual(before);
    await shop.revert(3);
    await shop.revert(2);
    await shop.revert(1);
    expect(await rows('select * from product')).toEqual([]);
    await expect(shop.revert(2)).rejects.toThrow('revision 6 changed the product A since revision 2');
  });

  test('is refused when something else changed a product, or took its SKU', async () => {
    await shop.run([complete('A')]);
    await shop.run([{ sku: 'B', replaces: 'A' }]);
    await shop.run([complete('A')]);
    await expect(shop.revert(2)).rejects.toThrow('the SKU A comes back, and another product has it now');
    await rows(`update product set price = 1 where sku = 'A'`);
    await expect(shop.revert(3)).rejects.toThrow('changed since revision 3, by no import');
    await expect(shop.revert(99)).rejects.toThrow('There is no revision 99');
  });

  test('is not refused because a picture arrived', async () => {
    await shop.run([
      complete('A', { pictures: [{ source: 'https://x.example/1.jpg', alternativeText: null }] }),
    ]);
    await rows(
      `insert into product_picture (product, position, file, source) select product, position, 'f.webp', source from awaited_picture`,
    );
    await rows('delete from awaited_picture');
    expect(await shop.revert(1)).toBe(2);
  });

  test('gives products back to the very categories that they left, and the older revision can follow', async () => {
    await shop.run([complete('A')]);
    await shop.run([{ sku: 'A', name: 'Renamed' }]);
    const categories = () => rows(`select * from category where name = 'Plasters'`);
    const before = await categories();
    await shop.run([complete('B', { category: ['New', 'Newer'] })], { removeMissing: true, yes: true });
    expect(await shop.revert(3)).toBe(4);
    expect(await categories()).toEqual(before);
    expect(await shop.revert(2)).toBe(5);
    expect(await product('A')).toMatchObject({ name: 'Product A' });
  });
});
