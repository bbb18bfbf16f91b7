import { readForTest } from './read-for-test';

const read = readForTest;
const cdn = (name: string) => `https://cdn.example/${name}?v=1`;

test('one product a variant; pictures of the product are those of all, and of a variant its own', async () => {
  const { products, refused, file } = await read(
    [
      'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Status',
      `gloves,"Gloves, nitrile",<p>Soft</p>,Ansell,Gloves,true,Colour,Blue,Size,S,Grip,Fine,'00411,16.95,18.95,${cdn('blue.jpg')},2,Blue,${cdn('blue.jpg')},active`,
      `gloves,,,,,,,Black,,M,,Coarse,00412,17.95,,${cdn('black.jpg')},1,,${cdn('black.jpg')},`,
      `gloves,,,,,,,,,,,,,,,${cdn('chart.png')},3,Sizes,,`,
      'mug,Mug,,,,true,Title,Default Title,,,,,,5.00,,,,,,active',
      'cup,Cup,,,,true,Title,Default Title,,,,,CUP,5.00,4.00,,,,,draft',
      'gloves,,,,,,,Red,,M,,,00413,17.95,,,,,,',
    ].join('\n'),
  );
  expect(products).toEqual([
    {
      row: 2,
      sku: '00411',
      name: 'Gloves, nitrile, Fine',
      brand: 'Ansell',
      category: ['Gloves', 'Gloves'],
      price: 18.95,
      salePrice: 16.95,
      sizes: ['S'],
      colours: ['Blue'],
      description: 'Soft',
      richDescription: [{ tag: 'p', children: ['Soft'] }],
      variantGroup: 'gloves',
      active: true,
      pictures: [
        { source: cdn('blue.jpg'), alternativeText: 'Blue' },
        { source: cdn('chart.png'), alternativeText: 'Sizes' },
      ],
    },
    expect.objectContaining({
      sku: '00412',
      name: 'Gloves, nitrile, Coarse',
      price: 17.95,
      salePrice: null,
      colours: ['Black'],
    }),
    expect.objectContaining({
      sku: 'CUP',
      price: 5,
      salePrice: null,
      active: false,
      variantGroup: null,
    }),
  ]);
  expect(refused.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [5, 'Variant SKU', 'The SKU is missing.'],
    [7, 'Handle', "The rows of 'gloves' stand apart: sort the file by its handles."],
  ]);
  expect(file.warnings.map(({ message }) => message)).toEqual([
    'The compare-at price is below the price: read as no sale.',
  ]);
  // Its option says nothing about sizes: a product that is there keeps them.
  expect(products[2]).not.toHaveProperty('sizes');
});

test('the newer headings', async () => {
  const { products } = await read(
    `Title,URL handle,Description,Vendor,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Product image URL,Image position,Image alt text\nMug,mug,<p>x</p>,V,Mugs,TRUE,Active,MUG-B,Color,Blue,12.50,15.00,${cdn('a.jpg')},1,A\n,mug,,,,,,MUG-G,,Green,12.50,,${cdn('b.jpg')},2,\n`,
  );
  expect(products).toMatchObject([
    {
      sku: 'MUG-B',
      price: 15,
      salePrice: 12.5,
      colours: ['Blue'],
      active: true,
      variantGroup: 'mug',
      description: 'x',
    },
    {
      sku: 'MUG-G',
      price: 12.5,
      colours: ['Green'],
      pictures: [{ source: cdn('a.jpg') }, { source: cdn('b.jpg') }],
    },
  ]);
});

test('a refused variant has what only the first row says, so that it can be imported alone', async () => {
  const headings = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src';
  const { refused } = await read(
    [headings, `gloves,Gloves,Ansell,Size,S,1,5.00,${cdn('a.jpg')}`, 'gloves,,,,M,,5.00,'].join('\n'),
  );
  const [cells = {}] = refused[0]?.cells ?? [];
  expect(Object.values(cells)).toEqual(['gloves', 'Gloves', 'Ansell', 'Size', 'M', '', '5.00', '']);
  const mended = await read([headings, Object.values({ ...cells, 'Variant SKU': '2' }).join()].join('\n'));
  expect(mended.products).toMatchObject([{ sku: '2', name: 'Gloves', brand: 'Ansell', sizes: ['M'] }]);
});

test('a file of prices says nothing about pictures, options, groups and whether a product is shown', async () => {
  const { products } = await read('Handle,Title,Variant SKU,Variant Price\na,File,A-1,5.00\n');
  expect(products).toEqual([{ row: 2, sku: 'A-1', name: 'File', price: 5 }]);
});

test('a price of nothing is refused, whatever the compare-at price is', async () => {
  const { reasons } = await read(
    'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price\nlamp,Lamp,L-1,0.00,10\n',
  );
  expect(reasons[0]).toContain('A price is above 0');
});

test('prices with thousands are a sale', async () => {
  const { products } = await read(
    'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price\nlamp,Lamp,L-1,999.00,"1,299.00"\n',
  );
  expect(products).toMatchObject([{ price: 1299, salePrice: 999 }]);
});

test('an export in which a cell holds rows is refused', async () => {
  await expect(
    read('Handle,Title,Variant SKU,Variant Price\na,"Mug,A-1,5.00\nb,Cup,B-1,6.00\nc,Cap 12",C-1,7.00'),
  ).rejects.toThrow('Row 2: A cell holds whole rows');
});
