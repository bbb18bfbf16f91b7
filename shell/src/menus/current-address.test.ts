import { currentAddress } from './current-address';

test.each([
  ['/about-us', '/about-us'],
  ['/shop', '/shop'],
  ['/shop?sort=price&view=list&page=2', '/shop'],
  ['/shop?mainId=&manufacturer=Careline', '/shop'],
  ['/shop?sort=price&mainId=t1&page=2', '/shop?mainId=t1'],
  ['/shop?subId=s1', '/shop?subId=s1'],
  ['/shop?keyword=gauze', '/shop?keyword=gauze'],
  ['/shop/list?filter=1', '/shop/list'],
  ['/shop/compare?ids=a,b', '/shop/compare?ids=a,b'],
  ['/contact-us?sent=1', '/contact-us?sent=1'],
])('a link to %s is one to %s', (address, link) => {
  expect(currentAddress(new URL(address, 'https://shop.test'))).toBe(link);
});
