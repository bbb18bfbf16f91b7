/** How one remote is found, served and allowed onto the page. */
export interface Remote {
  /** Workspace folder that holds its source. */
  readonly folder: string;
  /** Port of its artefact host in the default run. */
  readonly port: number;
  /** Modules other builds may load, and the file of the folder that holds each. */
  readonly exposes: Readonly<Record<`./${string}`, string>>;
  /** React Router path patterns this remote owns; no other build may define routes under them. */
  readonly paths: readonly string[];
}

/** Paths of listings, where products are chosen. */
export const listingPaths = [
  '/shop',
  '/shop/list',
  '/shop/with-grid-detail',
  '/shop/with-grid-seperate',
  '/shop/promotions',
  '/search',
] as const;

/** Every remote of the storefront. The one place that says who owns which path and port. */
export const remotes = {
  catalogue: {
    folder: 'catalogue-mfe',
    port: 3001,
    exposes: { './routes': './routes.tsx' },
    paths: [
      '/',
      '/homes/home-2',
      '/homes/home-3',
      '/homes/home-4',
      '/homes/home-5',
      '/homes/home-6',
      '/homes/home-7',
      ...listingPaths,
      '/product/:id',
      '/product/layout-2/:id',
      '/product/layout-3/:id',
      '/product/sold-out/:id',
    ],
  },
  cart: {
    folder: 'cart-mfe',
    port: 3002,
    exposes: {
      './routes': './routes.tsx',
      './badge': './CartBadge.tsx',
      './drawer': './drawer/CartDrawer.tsx',
      './compare-tray': './compare/CompareTray.tsx',
    },
    paths: ['/shop/shopping-cart', '/shop/wishlist', '/shop/compare'],
  },
  quote: {
    folder: 'quote-mfe',
    port: 3003,
    exposes: { './routes': './routes.tsx', './modal': './modal/QuoteModal.tsx' },
    paths: ['/quote'],
  },
} as const satisfies Record<string, Remote>;

/** Name of a remote: `catalogue`, `cart` or `quote`. */
export type RemoteName = keyof typeof remotes;

/** The remotes' names, in the order of the table above. */
export const remoteNames = Object.keys(remotes) as RemoteName[];
