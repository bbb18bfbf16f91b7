import type { MenuItem } from './menu-item';

/** The main menu (P8). */
export const mainMenu: readonly MenuItem[] = [
  { id: 'shop', text: 'Shop', url: '/shop' },
  { id: 'about-us', text: 'About Us', url: '/about-us' },
  { id: 'core-team', text: 'Core Team', url: '/core-team' },
  { id: 'contact-us', text: 'Contact Us', url: '/contact-us' },
];
