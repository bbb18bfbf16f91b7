import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mainCategories } from './main-categories';
import { parseProductLines, readProductLines } from './product-lines';

const columns = 'category\tname\tpicture\tprice\tforms\tpacks\tcolours\tfits\tabout';
const row = (picture: string) =>
  `scissors\tIris Scissors\t${picture}\t19.9\tstraight;curved\tsingle\t\t\tShort pointed blades.`;

test('reads every field of a row', () => {
  expect([...parseProductLines(`${columns}\n${row('surgical-scissors')}\n`)]).toEqual([
    [
      'scissors',
      [
        {
          category: 'scissors',
          name: 'Iris Scissors',
          picture: 'surgical-scissors',
          price: 19.9,
          forms: ['straight', 'curved'],
          packs: ['single'],
          colours: [],
          fits: [],
          about: 'Short pointed blades.',
        },
      ],
    ],
  ]);
});

test('refuses a row that is not complete', () => {
  expect(() => parseProductLines(`${columns}\n${row('')}`)).toThrow('assortment.tsv has an incomplete row: ');
});

test('every sub-category has lines, whose pictures are those that are drawn', () => {
  const lines = readProductLines();
  const slugs = mainCategories.flatMap((main) => main.subcategories.map((category) => category.slug));
  expect(new Set(lines.keys())).toEqual(new Set(slugs));
  const shown = new Set([...lines.values()].flat().map((line) => line.picture));
  const files = [...shown].flatMap((picture) => [1, 2, 3].map((view) => `${picture}-${view}.svg`));
  const drawn = readdirSync(join(__dirname, '../pictures')).filter((file) => file.endsWith('.svg'));
  expect(files.sort()).toEqual(drawn.sort());
});
