import { apiOf, asked } from './api-for-test';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('main categories', async () => {
  const gauze = { id: 2, name: 'Gauze', slug: 'gauze' };
  const { api, backend } = await apiOf({
    data: [
      { id: 1, name: 'Wound Care', slug: 'wound-care', subcategories: [gauze, null] },
      { slug: 'tools' },
      5,
    ],
  });
  await expect(api.mainCategories()).resolves.toEqual([
    { id: '1', name: 'Wound Care', slug: 'wound-care', subcategories: [{ ...gauze, id: '2' }] },
    { id: 'tools', name: 'tools', slug: 'tools', subcategories: [] },
  ]);
  expect(asked(backend)).toEqual(['GET /api/v1/category/maincategory']);
});

test('a category by slug is the first match', async () => {
  const { api, backend } = await apiOf([
    { id: '1', slug: 'a' },
    { id: '2', slug: 'b' },
    { id: '3', slug: 'b' },
  ]);
  await expect(api.productCategoryBySlug('b')).resolves.toEqual({ id: '2', name: 'b', slug: 'b' });
  expect(asked(backend)).toEqual(['GET /product-categories?slug=b']);
});

test.each([
  [[], 200],
  [[{ slug: 'other' }], 200],
  [{}, 500],
])('without a match (%j, status %i) it is null', async (body, status) => {
  const { api } = await apiOf(body, status);
  await expect(api.productCategoryBySlug('b')).resolves.toBeNull();
});
