import { addressesIn, mailAddress } from './mail-address';

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada.Lovelace+shop@Mail.Example.COM ', 'Ada.Lovelace+shop@mail.example.com'],
  ["o'connor_1@clinic.example", "o'connor_1@clinic.example"],
  ['mailto:ada@example.com?subject=Quote', 'ada@example.com'],
  ['\u200bada@example.com\u00ad', 'ada@example.com'],
  ['\u202aada＠ｅｘａｍｐｌｅ．com\u202c', 'ada@example.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
])('%s is an address', (typed, address) => {
  expect(mailAddress(typed)).toBe(address);
});

test.each([
  '',
  'ada',
  'ada@example',
  'root@localhost',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  'ada@@example.com',
  'ada@example.com, bob@example.com',
  'ada@example.com\r\nBcc: bob@example.com',
  'Ada <ada@example.com>',
  'mailto:',
  'mailto:ada@example.com%0aBcc:bob@example.com',
  'ada＠example.com＠evil.example',
  '"a b"@example.com',
  '.ada@example.com',
  'a..b@example.com',
  'ada@-example.com',
  'ada@example..com',
  'ada@exa%6dple.com',
  'zoë@example.com',
  '=?utf-8?Q?eve=40evil.example=2C?=@example.com',
  'ada(eve@evil.example)@example.com',
  '"ada@evil.example,"@example.com',
  'ada\0@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`,
])('%j is not an address', (typed) => {
  expect(mailAddress(typed)).toBeNull();
});

test.each([
  ['Ann Smith <Ann@x.example>', ['ann@x.example']],
  ['“ann@x.example”; ‘bob@x.example’.', ['ann@x.example', 'bob@x.example']],
  ['Ann: mailto:ann@BÜCHER.example.', ['ann@xn--bcher-kva.example']],
  ["o'connor@x.example", ["o'connor@x.example"]],
  ['o’connor@x.example', ['o’connor@x.example']],
  ['x+ann@x.example.au', ['x+ann@x.example.au']],
  ['ann at x.example', []],
])('in %s are %j', (typed, addresses) => {
  expect(addressesIn(typed).slice(1)).toEqual(addresses);
});
