import { footPanel } from './foot-panel';

function linksOf(html: string) {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('a')].map(({ textContent, pathname }) => `${textContent} ${pathname}`);
}

test('the menu of P8, what the main menu has besides, and the policies there are: none of them twice', () => {
  const usual = [
    'Shop /shop',
    'Core Team /core-team',
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
