import { apiOf, asked } from './api-for-test';

test.each([
  [
    'company',
    [{ phoneNumber: '1' }, { phoneNumber: ' 1300 1 ', name: 5 }],
    {
      phoneNumber: '1300 1',
      name: '5',
      email: null,
      address: null,
      abn: null,
      pricesInclude: null,
      answersWithin: null,
      policies: {},
      pages: {},
      menus: {},
    },
  ],
  [
    'logo',
    [{ url: '/uploads/logo.svg', alt: 'Logo' }, { url: 'javascript:x' }],
    { url: '/uploads/logo.svg', alt: 'Logo' },
  ],
  ['cover', [{ url: '/c' }], { url: '/c', alt: '' }],
  ['caption', [{ title: 'Calm', text: 'Care' }], { title: 'Calm', text: 'Care' }],
  [
    'testimonial',
    [{ name: 'Ann', role: 'Nurse', text: 'Good' }, { name: 'Bo' }],
    { name: 'Ann', role: 'Nurse', text: 'Good' },
  ],
  ['company', [], undefined],
] as const)('%s %j: the last entry counts', async (name, data, last) => {
  const { api, backend } = await apiOf({ data });
  expect((await api.settings(name)).at(-1)).toEqual(last);
  expect(asked(backend)).toEqual([`GET /api/v1/settings/${name}`]);
});

test('a company may say what its prices include and when it answers, and have policies', async () => {
  const { api } = await apiOf({
    data: [{ pricesInclude: ' GST ', answersWithin: 'a day', returns: 'Within 30 days.' }],
  });
  expect((await api.settings('company'))[0]).toMatchObject({
    pricesInclude: 'GST',
    answersWithin: 'a day',
    policies: { returns: [{ isHeading: false, text: 'Within 30 days.' }] },
  });
});

test.each(['a'.repeat(41), ' ', ['GST'], null])(
  'prices that include %j include nothing known',
  async (pricesInclude) => {
    const { api } = await apiOf({ data: [{ pricesInclude }] });
    expect((await api.settings('company'))[0]?.pricesInclude).toBeNull();
  },
);
