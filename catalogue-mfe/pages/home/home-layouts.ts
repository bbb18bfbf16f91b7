type HomePart =
  | 'banner'
  | 'pasteList'
  | 'categories'
  | 'latest'
  | 'featured'
  | 'onSale'
  | 'prices'
  | 'testimonials';

/** A part of the page, or a part with the maximum of products or testimonials it shows, all in view. */
export type HomeEntry = HomePart | readonly [HomePart, number];

/** An alternative layout of the home page (P87). */
export interface HomeLayout {
  readonly nth: number;
  /** Parts shown in the layout's preview in the menu, in a frame of their own. */
  readonly opening: readonly HomeEntry[];
  readonly rest: readonly HomeEntry[];
}

const layouts: readonly HomeLayout[] = [
  {
    nth: 2,
    opening: ['banner'],
    rest: ['pasteList', 'onSale', 'featured', 'latest', 'prices', 'categories', 'testimonials'],
  },
  {
    nth: 3,
    opening: ['banner', 'categories', ['featured', 6]],
    rest: ['pasteList', 'onSale', 'latest', 'prices', 'testimonials'],
  },
  {
    nth: 4,
    opening: ['banner', 'categories'],
    rest: ['pasteList', 'featured', 'latest', 'onSale', 'prices', 'testimonials'],
  },
  {
    nth: 5,
    opening: ['banner', ['testimonials', 2]],
    rest: ['pasteList', 'onSale', 'latest', 'featured', 'prices', 'categories'],
  },
  {
    nth: 6,
    opening: [['featured', 4], 'banner'],
    rest: ['pasteList', 'latest', 'onSale', 'prices', 'categories', 'testimonials'],
  },
  {
    nth: 7,
    opening: ['banner', ['onSale', 4]],
    rest: ['pasteList', 'latest', 'featured', 'prices', 'categories', 'testimonials'],
  },
];

/** The layout at a path; undefined for the usual one. */
export function homeLayout(pathname: string): HomeLayout | undefined {
  return layouts.find(({ nth }) => pathname === `/homes/home-${nth}`);
}
