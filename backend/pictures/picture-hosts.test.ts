import { isListedHost, readPictureHosts } from './picture-hosts';

test('hosts are separated by commas or blanks, in any case', () => {
  expect([...readPictureHosts(' Images.example,localhost:8080  [::1]:80 ')]).toEqual([
    'images.example',
    'localhost:8080',
    '[::1]:80',
  ]);
  expect(readPictureHosts().size).toBe(0);
});

test.each(['https://images.example', 'images.example/path', '*.example', 'a:port', 'a:99999', 'ann@a'])(
  '%s is no host',
  (value) => {
    expect(() => readPictureHosts(value)).toThrow(/^PICTURE_HOSTS must be .*\.$/);
  },
);

test.each([
  ['https://images.example/a', 'images.example', true],
  ['http://images.example/a', 'images.example', true],
  ['https://images.example:8443/a', 'images.example', false],
  ['https://images.example:8443/a', 'images.example:8443', true],
  ['https://images.example/a', 'images.example:443', true],
  ['http://images.example/a', 'images.example:443', false],
  ['https://other.images.example/a', 'images.example', false],
  ['https://IMAGES.example/a', 'images.example', true],
  ['http://[::1]:80/a', '[::1]', true],
])('%s with %s listed: %s', (address, hosts, isListed) => {
  expect(isListedHost(new URL(address), readPictureHosts(hosts))).toBe(isListed);
});
