import { pictureKinds } from '../pictures/kinds';
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

test('refuses a picture that is not drawn, and a row that is not complete', () => {
  expect(() => parseProductLines(`${columns}\n${row('unicorn')}`)).toThrow(
    "assortment.tsv shows 'Iris Scissors' as 'unicorn', which is not drawn: name one of ",
  );
  expect(() => parseProductLines(`${columns}\n${row('')}`)).toThrow('assortment.tsv has an incomplete row: ');
});

test('every sub-category has lines, and every kind of picture is shown', () => {
  const lines = readProductLines();
  const slugs = mainCategories.flatMap((main) => main.subcategories.map((category) => category.slug));
  expect(new Set(lines.keys())).toEqual(new Set(slugs));
  const shown = new Set([...lines.values()].flat().map((line) => line.picture));
  expect(pictureKinds.filter((kind) => !shown.has(kind))).toEqual([]);
});
