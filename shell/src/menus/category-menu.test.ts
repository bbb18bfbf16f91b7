import { mainCategoryItem, subCategoryItem } from './category-menu';

const category = (id: string, name: string, slug = id) => ({ id, name, slug });
const wound = {
  ...category('w', 'Wound Care'),
  subcategories: [category('g', 'Gauze & Swabs'), category('o', 'Gloves')],
};
const higiene = { ...category('h', 'Hygiene', 'higiene'), subcategories: [category('l', 'Gloves')] };
const bare = { ...category('t', 'TOOLS '), subcategories: [] };
const known = { mains: [wound, higiene, bare], others: [category('s', 'Shears', 'scissors')] };
const none = { mains: [], others: [] };

test.each([
  ['by its name', 'Wound Care', 'w'],
  ['by its slug', 'Higiene', 'h'],
  ['however it is written', 'Tools', 't'],
])('a main category is found %s', (_, text, id) => {
  expect(mainCategoryItem(text, known.mains)).toEqual({
    id: text.toLowerCase().replace(' ', '-'),
    text,
    url: `/shop?mainId=${id}`,
    maincategory: true,
    mainId: id,
  });
});

test('a category that the backend lacks links to the shop, and is not stored', () => {
  expect(mainCategoryItem('Diagnosis', known.mains)).toEqual({
    id: 'diagnosis',
    text: 'Diagnosis',
    url: '/shop',
    maincategory: true,
  });
});

test.each([
  ['its own main category’s', 'Gauze & Swabs', 'Wound Care', '/shop?subId=g'],
  ['its own rather than another’s of that name', 'Gloves', 'Higiene', '/shop?subId=l'],
  ['another main category’s where its own lacks it', 'Gauze & Swabs', 'Tools', '/shop?subId=g'],
  ['one of the other list', 'Scissors', 'Tools', '/shop?subId=s'],
  ['its main category when nobody has it', 'Bandages', 'Wound Care', '/shop?mainId=w'],
  ['the shop when its main category is unknown too', 'Stethoscopes', 'Diagnosis', '/shop'],
])('a sub-category links to %s', (_, text, main, url) => {
  expect(subCategoryItem(text, main, known).url).toBe(url);
});

test('without categories every entry links to the shop', () => {
  expect(subCategoryItem('Gloves', 'Higiene', none)).toEqual({ id: 'gloves', text: 'Gloves', url: '/shop' });
});
