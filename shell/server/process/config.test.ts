import { readConfig } from './config';

const needed = { BACKEND_URL: 'http://localhost:4000/', RELEASES_FOLDER: '.local/releases' };

test('the backend serves everything unless configured otherwise', () => {
  expect(readConfig(needed)).toEqual({
    host: 'localhost',
    port: 3000,
    releasesFolder: '.local/releases',
    backend: 'http://localhost:4000',
    publicBackend: 'http://localhost:4000',
    pictures: 'http://localhost:4000',
    pictureOrigins: [],
    trustProxy: expect.any(Function),
  });
});

const nearer = 'https://traces.test/v1/traces';
test.each([
  [
    { PICTURE_ORIGINS: 'https://a.test  https://b.test' },
    { pictureOrigins: ['https://a.test', 'https://b.test'] },
  ],
  [{ PUBLIC_ORIGIN: 'https://shop.test/' }, { origin: 'https://shop.test' }],
  [{ OFFICE_ORIGIN: 'https://office.shop.test' }, { officeOrigin: 'https://office.shop.test' }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ SHELL_SECRET: 'abcdefghijklmnop ponmlkjihgfedcba' }, { shellSecret: 'abcdefghijklmnop' }],
  [{ SHELL_ASSETS_ORIGIN: 'https://static.test' }, { assetsOrigin: 'https://static.test' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, { traces: 'http://localhost:4318' }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: nearer },
    { traces: nearer },
  ],
])('%j gives %j', (environment, expected) => {
  expect(readConfig({ ...needed, ...environment })).toMatchObject(expected);
});

test('trusts the named proxies', () => {
  const { trustProxy } = readConfig({ ...needed, TRUST_PROXY: '10.0.0.0/8, loopback' });
  expect(['10.1.2.3', '127.0.0.1', '203.0.113.7'].map(trustProxy)).toEqual([true, true, false]);
  expect(readConfig(needed).trustProxy('127.0.0.1')).toBe(false);
});

test.each([
  [{ ...needed, BACKEND_URL: undefined }, /^BACKEND_URL is not set/],
  [{ ...needed, RELEASES_FOLDER: '' }, /^RELEASES_FOLDER is not set/],
  [{ ...needed, SHELL_SECRET: 'too short' }, /^SHELL_SECRET must be 16 to 200 letters/],
  [
    { ...needed, BACKEND_URL: 'ftp://localhost' },
    /^BACKEND_URL must be an http or https address, but is 'ftp:/,
  ],
  [{ ...needed, PICTURES_URL: 'pictures' }, /^PICTURES_URL must be/],
  [{ ...needed, PUBLIC_BACKEND_URL: '//x' }, /^PUBLIC_BACKEND_URL must be/],
  [{ ...needed, PUBLIC_ORIGIN: 'shop.test' }, /^PUBLIC_ORIGIN must be/],
  [{ ...needed, PUBLIC_ORIGIN: 'https://shop.test/base' }, /^PUBLIC_ORIGIN must be an origin/],
  [
    { ...needed, SHELL_ASSETS_ORIGIN: 'https://static.test/_shell' },
    /^SHELL_ASSETS_ORIGIN must be an origin/,
  ],
  [{ ...needed, OFFICE_ORIGIN: 'http://localhost:3001' }, /^OFFICE_ORIGIN must have a host/],
  [
    { ...needed, PUBLIC_ORIGIN: 'https://shop.test', OFFICE_ORIGIN: 'https://shop.test:8443' },
    /^OFFICE_ORIGIN must have a host/,
  ],
  [{ ...needed, PICTURE_ORIGINS: '*' }, /^PICTURE_ORIGINS must be/],
  [{ ...needed, SUBURBS_URL: 'x' }, /^SUBURBS_URL must be/],
  [{ ...needed, TRUST_PROXY: 'on' }, /^TRUST_PROXY must be addresses .* but has 'on'\.$/],
  [
    { ...needed, OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address/,
  ],
  [
    { ...needed, OTEL_EXPORTER_OTLP_ENDPOINT: 'https://ann:secret@traces.test' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address without a user\.$/,
  ],
  [{ ...needed, HOST: 'http://shop' }, /^HOST must be an address or a name of this machine, but is 'http:/],
  [{ ...needed, PORT: '3000x' }, /^PORT must be a port number/],
  [{ ...needed, PORT: '70000' }, /^PORT must be a port number/],
])('refuses %j in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
