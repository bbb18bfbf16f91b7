import type { MenuItem } from './menu-item';

/** The menu at the foot of every page (P8). */
export const footerMenu: readonly MenuItem[] = [
  { id: 'about', text: 'About', url: '/about-us' },
  { id: 'order-tracking', text: 'Order Tracking', url: '/shop/order-tracking' },
  { id: 'blog', text: 'Blog', url: '/blog' },
  { id: 'contact', text: 'Contact', url: '/contact-us' },
];
