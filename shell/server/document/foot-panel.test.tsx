import { footPanel } from './foot-panel';

function linksOf(html: string) {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('a')].map(({ textContent, pathname }) => `${textContent} ${pathname}`);
}

test('the main menu, the menu of P8, and the policies there are', () => {
  const usual = [
    'Shop /shop',
    'About Us /about-us',
    'Core Team /core-team',
    'Contact Us /contact-us',
    'About /about-us',
    'Order Tracking /shop/order-tracking',
    'Blog /blog',
    'Contact /contact-us',
  ];
  expect(linksOf(footPanel([]))).toEqual(usual);
  expect(linksOf(footPanel(['privacy', 'returns']))).toEqual([
    ...usual,
    'Privacy policy /privacy',
    'Returns /returns',
  ]);
});
