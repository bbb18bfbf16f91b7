import { readForTest } from './read-for-test';

const headings =
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Sale price,Regular price,Categories,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';

test('variations take from their parent, wherever it stands, what they do not say', async () => {
  const { products, reasons, file } = await readForTest(
    [
      headings,
      '3,variation,T-S,"Gloves - Blue, S",1,,visible,,,,,16.95,18.95,,,id:2,,Colour,Blue,Size,S,note',
      '4,variation,T-B,Gloves - Black,1,,visible,,Own text,,,,17.95,,https://e.example/b.jpg,t,,Colour,Black,Size,',
      '5,variation,T-X,X,1,,visible,,,,,,17.95,,,id:9,,,,,',
      '6,variation,T-Y,Y,1,,visible,,,,,,17.95,,,T-S,,,,,',
      '2,variable,T,Gloves &amp; more,1,1,visible,Short,"<ul>\\n<li>Soft</li>\\n</ul>",,,,,"Specials, Care &amp; Hygiene > Needles\\, Sterile","https://e.example/a.jpg, https://e.example/c.jpg",,Ansell,Colour,"Blue, Black",Size,"S, M"',
    ].join('\n'),
  );
  expect(products).toEqual([
    {
      row: 2,
      sku: 'T-S',
      name: 'Gloves & more',
      brand: 'Ansell',
      category: ['Care & Hygiene', 'Needles, Sterile'],
      price: 18.95,
      salePrice: 16.95,
      sizes: ['S'],
      colours: ['Blue'],
      description: 'Soft',
      richDescription: [{ tag: 'ul', children: [{ tag: 'li', children: ['Soft'] }] }],
      pictures: [{ source: 'https://e.example/a.jpg' }, { source: 'https://e.example/c.jpg' }],
      variantGroup: 'T',
      active: true,
      featured: true,
    },
    expect.objectContaining({
      sku: 'T-B',
      sizes: ['S', 'M'],
      description: 'Own text',
      pictures: [{ source: 'https://e.example/b.jpg' }],
    }),
  ]);
  // Though it is read twice.
  expect(file.warnings).toContainEqual(
    expect.objectContaining({ message: 'A column without a heading was ignored.', count: 1 }),
  );
  expect(reasons).toEqual([
    "4: The file has no variable product 'id:9'.",
    "5: The file has no variable product 'T-S'.",
  ]);
});

test('a category with a comma in its first name', async () => {
  const { products } = await readForTest(
    `${headings}\n1,simple,A,A,1,0,visible,,,,,,12.50,"Burs\\, Endo > Files",,,,,,,\n`,
  );
  expect(products[0]?.category).toEqual(['Burs, Endo', 'Files']);
});

test('simple products', async () => {
  const { products, reasons, file } = await readForTest(
    [
      headings,
      '1,simple,A,A,1,0,visible,Short text,,,,,12.50,Uncategorized,,,,Pack,Box of 200,Number,1-2',
      '2,simple,B,B,-1,0,visible,,"\'- Path: C:\\\\new\\nEnd [video src=""x""]",2020-01-01,2020-02-01,9.95,12.50,,,,,,,,',
      '3,grouped,C,C,1,0,visible,,,,,,,,,,,,,,',
      '4,external,D,D,1,0,visible,,,,,,5.00,,,,,,,,',
      '5,"simple, downloadable, virtual",E,E,1,0,visible,,,,,,5.00,,,,,,,,',
      '6,simple,F,F,1,0,hidden,,,2020-01-01,2999-02-01,9.95,12.50,,,,,Brand,Kerr,,',
    ].join('\n'),
  );
  expect(products).toMatchObject([
    { sku: 'A', name: 'A', description: 'Short text', packSize: 200, variantGroup: null, active: true },
    { sku: 'B', description: '- Path: C:\\new\nEnd', price: 12.5, salePrice: null, active: false },
    { sku: 'F', salePrice: 9.95, active: false },
  ]);
  expect(products[0]?.category).toBeUndefined();
  expect(reasons).toEqual(
    [3, 4, 5].map(
      (index) => `${index + 1}: Only simple and variable products that are shipped can be sold here.`,
    ),
  );
  expect(file.warnings.map(({ message }) => message)).toEqual([
    'The sale is over or to come by its dates: read as no sale.',
  ]);
});

test('a file of prices says nothing about groups and whether a product is shown', async () => {
  const { products } = await readForTest('ID,Type,SKU,Name,Regular price\n1,simple,A-1,File,6\n');
  expect(products).toEqual([{ row: 2, sku: 'A-1', name: 'File', price: 6 }]);
});

test('a variable product without variations is refused', async () => {
  const { reasons } = await readForTest(
    'ID,Type,SKU,Name,Regular price\n1,variable,A,Gloves,\n1,variable,A,Gloves,\n',
  );
  expect(reasons).toEqual(['3: The file has no variation of this product: export its variations too.']);
});
