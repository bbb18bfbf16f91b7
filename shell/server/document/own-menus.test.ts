import { ownMenusFrom } from './own-menus';

test('menus that are missing or no lists stay the specified ones; an empty one is empty', () => {
  expect(ownMenusFrom({ main: 'Shop', foot: [], others: [] })).toEqual({ foot: [] });
});

test('what is no entry is left out, and an address of another site is external', () => {
  expect(
    ownMenusFrom({
      main: [null, { text: 'Shop', url: '/shop' }, { text: 'Bad', url: 'javascript:x' }, { url: '/a' }],
      categories: [{ heading: 'Tools', items: ['Scissors', 5, null] }, { items: ['Lost'] }],
      pages: [{ heading: 'More', items: [{ text: 'Elsewhere', url: 'https://other.example/' }] }],
      homes: [
        { text: 'Home', url: '/', image: '/a.svg' },
        { text: 'Without', url: '/' },
      ],
    }),
  ).toEqual({
    main: [{ id: 'own-1', text: 'Shop', url: '/shop' }],
    categories: [{ heading: 'Tools', items: ['Scissors', '5'] }],
    pages: [
      {
        heading: 'More',
        items: [{ id: 'own-0', text: 'Elsewhere', url: 'https://other.example/', external: true }],
      },
    ],
    homes: [{ id: 'own-0', text: 'Home', url: '/', image: '/a.svg' }],
  });
});
