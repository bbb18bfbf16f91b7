import { shareAddresses } from './ShareLinks';

it('passes on name and address, whatever characters they contain', () => {
  const name = 'Gauze & tape, 50% off?';
  const page = 'https://shop.test/product/a%26b?x=1#y';
  const addresses = shareAddresses(name, page);
  const parameter = (address: string, key: string) => new URL(address).searchParams.get(key);
  expect(parameter(addresses.email, 'subject')).toBe(name);
  expect(parameter(addresses.email, 'body')).toBe(page);
  expect(parameter(addresses.Facebook, 'u')).toBe(page);
  expect(parameter(addresses.X, 'text')).toBe(name);
  expect(parameter(addresses.X, 'url')).toBe(page);
  expect(parameter(addresses.LinkedIn, 'url')).toBe(page);
});
