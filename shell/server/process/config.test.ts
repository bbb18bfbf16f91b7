import { readConfig } from './config';

const needed = { BACKEND_URL: 'http://localhost:4000/', RELEASES_FOLDER: '.local/releases' };

test('the backend serves everything unless told otherwise', () => {
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

test('pictures may be at several origins', () => {
  const PICTURE_ORIGINS = 'https://a.test  https://b.test';
  expect(readConfig({ ...needed, PICTURE_ORIGINS }).pictureOrigins).toEqual([
    'https://a.test',
    'https://b.test',
  ]);
});

test('an origin is one without a slash at its end', () => {
  expect(readConfig({ ...needed, PUBLIC_ORIGIN: 'https://shop.test/' }).origin).toBe('https://shop.test');
});

test('it listens where it is told to', () => {
  expect(readConfig({ ...needed, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('proxies are trusted that are named', () => {
  const { trustProxy } = readConfig({ ...needed, TRUST_PROXY: '10.0.0.0/8, loopback' });
  expect(['10.1.2.3', '127.0.0.1', '203.0.113.7'].map(trustProxy)).toEqual([true, true, false]);
  expect(readConfig(needed).trustProxy('127.0.0.1')).toBe(false);
});

test('the shell’s files may be at an origin of their own', () => {
  const SHELL_ASSETS_ORIGIN = 'https://static.test';
  expect(readConfig({ ...needed, SHELL_ASSETS_ORIGIN }).assetsOrigin).toBe(SHELL_ASSETS_ORIGIN);
});

test('traces go where the nearer variable says', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';
  expect(readConfig({ ...needed, OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toBe('http://localhost:4318');
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'https://traces.test/v1/traces';
  expect(
    readConfig({ ...needed, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT }).traces,
  ).toBe('https://traces.test/v1/traces');
});

test.each([
  [{ ...needed, BACKEND_URL: undefined }, /^BACKEND_URL is not set/],
  [{ ...needed, RELEASES_FOLDER: '' }, /^RELEASES_FOLDER is not set/],
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
])('%j is refused in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});
