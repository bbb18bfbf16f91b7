import type { HomePreview, MenuItem } from './menu-item';

/** The seven home layouts with their pictures (P8); all show the home page (P4). */
export const homePreviews: readonly HomePreview[] = [1, 2, 3, 4, 5, 6, 7].map((n) => ({
  id: `home-${n}`,
  text: `Home ${n}`,
  image: `/static/img/home-${n}.svg`,
  url: n === 1 ? '/' : `/homes/home-${n}`,
}));

/** The dropdown that lists the home layouts. */
export const homeMenu: MenuItem = {
  id: 'homes',
  text: 'Home layouts',
  url: '/',
  subMenu: homePreviews.map(({ id, text, url }) => ({ id, text, url })),
};
