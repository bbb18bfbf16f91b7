import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';

/** The cart remote: cart, wishlist, compare, and quick order. */
export const remote = {
  name: 'cart',
  port: 3002,
  routes: './routes.tsx',
  paths: ['/shop/shopping-cart', '/shop/wishlist', '/shop/compare', '/shop/quick-order'],
  slots: {
    'header-cart': './slots/header-cart/CartBadge.tsx',
    'cart-drawer': './slots/cart-drawer/CartDrawer.tsx',
    'listing-foot': './slots/listing-foot/CompareTray.tsx',
  },
  budget: 50_000,
} as const satisfies RemoteDeclaration;
