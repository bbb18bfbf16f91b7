import type { MenuItem } from './menu-item';

/** The main menu (P8). */
export const mainMenu: readonly MenuItem[] = [
  { id: 'shop', text: 'Shop', url: '/shop' },
  { id: 'about-us', text: 'About Us', url: '/about-us' },
  { id: 'core-team', text: 'Core Team', url: '/core-team' },
  { id: 'contact-us', text: 'Contact Us', url: '/contact-us' },
];

/** The menu at the foot of every page (P8). */
export const footerMenu: readonly MenuItem[] = [
  { id: 'about', text: 'About', url: '/about-us' },
  { id: 'order-tracking', text: 'Order Tracking', url: '/shop/order-tracking' },
  { id: 'blog', text: 'Blog', url: '/blog' },
  { id: 'contact', text: 'Contact', url: '/contact-us' },
];
