/** A part of the home page; the middle ones are rows of products. */
export type HomePart = 'banner' | 'categories' | 'latest' | 'featured' | 'onSale' | 'prices' | 'testimonials';

/** A part, and of how many products or testimonials at most, all of which are in view then. */
export type HomeEntry = HomePart | readonly [HomePart, number];

/** A layout of the home page besides its own (P87). */
export interface HomeLayout {
  /** Number of its address. */
  readonly nth: number;
  /** What its picture in the menu shows, in a frame of its own. */
  readonly opening: readonly HomeEntry[];
  /** What is below that. */
  readonly rest: readonly HomeEntry[];
}

const layouts: readonly HomeLayout[] = [
  // Two halves.
  {
    nth: 2,
    opening: ['banner'],
    rest: ['onSale', 'featured', 'latest', 'prices', 'categories', 'testimonials'],
  },
  // A column beside a grid.
  {
    nth: 3,
    opening: ['banner', 'categories', ['featured', 6]],
    rest: ['onSale', 'latest', 'prices', 'testimonials'],
  },
  // A strip above tiles.
  {
    nth: 4,
    opening: ['banner', 'categories'],
    rest: ['featured', 'latest', 'onSale', 'prices', 'testimonials'],
  },
  // Two tiles beside a large one.
  {
    nth: 5,
    opening: ['banner', ['testimonials', 2]],
    rest: ['onSale', 'latest', 'featured', 'prices', 'categories'],
  },
  // Four products first.
  {
    nth: 6,
    opening: [['featured', 4], 'banner'],
    rest: ['latest', 'onSale', 'prices', 'categories', 'testimonials'],
  },
  // A large banner above four products.
  {
    nth: 7,
    opening: ['banner', ['onSale', 4]],
    rest: ['latest', 'featured', 'prices', 'categories', 'testimonials'],
  },
];

/** The layout at a path; undefined for the home page's own. */
export function homeLayout(pathname: string): HomeLayout | undefined {
  return layouts.find(({ nth }) => pathname === `/homes/home-${nth}`);
}
