import { networkOf } from './network-of';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:0:3:4:5:6', '2001:db8:1::/64', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8::/64', '2001:db8::/48'],
  ['fe80::2%br-1.7', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['::ffff:1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['0:0:0:0:0:ffff:0102:0304', '1.2.3.4', '1.2.3.4'],
  ['1.2.3.4', '1.2.3.4', '1.2.3.4'],
  ['', '', ''],
  ['no address', 'no address', 'no address'],
])('%j counts as %j, and among many networks as %j', (address, narrow, wide) => {
  expect(networkOf(address)).toBe(narrow);
  expect(networkOf(address, 48)).toBe(wide);
});
