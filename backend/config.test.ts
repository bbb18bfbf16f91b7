import { isAbsolute } from 'node:path';
import { readConfig, sharedPictureFolder } from './config';

test('nothing set means the embedded database on port 4000', () => {
  const config = readConfig({});
  expect(config.host).toBe('127.0.0.1');
  expect(config).toMatchObject({ port: 4000, databaseUrl: null, storefrontOrigin: 'http://localhost:3000' });
  const sample = { name: 'Meridian Medical & Dental', address: 'quotes@meridian.example' };
  expect(config).toMatchObject({
    smtpUrl: null,
    shellSecrets: [],
    metricsTokens: [],
    metricsPort: null,
    mailFrom: sample,
    companyEmail: sample,
  });
  expect(isAbsolute(config.outboxFolder) && config.outboxFolder.endsWith('.local/outbox')).toBe(true);
  expect(isAbsolute(config.databaseFolder) && config.databaseFolder.endsWith('.local/database')).toBe(true);
  expect(isAbsolute(config.pictureFolder) && config.pictureFolder.endsWith('.local/own-pictures')).toBe(true);
  expect(isAbsolute(config.pictureCache) && config.pictureCache.endsWith('.local/pictures')).toBe(true);
});

test.each([
  ['HOST', 'http://shop'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80 80'],
  ['METRICS_PORT', '0'],
  ['DRAIN_SECONDS', 'soon'],
  ['METRICS_TOKEN', 'too short'],
  ['DATABASE_URL', 'mysql://user:secret@host/shop'],
  ['DATABASE_URL', 'localhost'],
  ['STOREFRONT_ORIGIN', 'http://localhost:3000/shop'],
  ['STOREFRONT_ORIGIN', '*'],
  ['SMTP_URL', 'localhost:25'],
  ['SMTP_URL', 'http://localhost'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'quotes'],
  ['MAIL_FROM', 'Quotes\r\nBcc: eve@example.com <quotes@meridian.example>'],
  ['COMPANY_EMAIL', 'a@b.example, c@d.example'],
  ['SHELL_SECRET', 'too short'],
  ['OPERATOR_TOKEN', 'too short'],
  ['TRUST_PROXY', 'on'],
  ['PICTURE_HOSTS', 'https://images.example'],
  ['SHELL_SECRET', 'with blanks it is none'],
])('%s=%s is refused by a sentence that names the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`, 's'));
});

test.each(['DATABASE_URL', 'SMTP_URL', 'SHELL_SECRET', 'OPERATOR_TOKEN', 'METRICS_TOKEN'])(
  'a wrong %s is not repeated, it is a secret',
  (name) => {
    expect(() => readConfig({ [name]: 'mysql://user:hidden word@host' })).toThrow(/^((?!hidden).)*$/);
  },
);

test.each([
  ['quotes@meridian.example', { name: '', address: 'quotes@meridian.example' }],
  [' Meridian <quotes@meridian.example> ', { name: 'Meridian', address: 'quotes@meridian.example' }],
  [
    '"Meridian, Sydney" <quotes@meridian.example>',
    { name: 'Meridian, Sydney', address: 'quotes@meridian.example' },
  ],
])('MAIL_FROM may be %s', (value, mailbox) => {
  expect(readConfig({ MAIL_FROM: value }).mailFrom).toEqual(mailbox);
});

test('replicas are those of a PostgreSQL server, separated by blanks', () => {
  const replicas = 'postgres://a/shop postgres://b/shop';
  const read = (url: string, replica = replicas) =>
    readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: replica });
  expect(read('postgres://p/shop').replicaUrls).toEqual(replicas.split(' '));
  expect(read('postgres://p/shop', '').replicaUrls).toEqual([]);
  expect(read('').replicaUrls).toEqual([]);
  expect(() => read('postgres://p/shop', 'postgres://a/shop hidden')).toThrow(
    /^DATABASE_REPLICA_URL must be ((?!hidden).)*$/,
  );
});

test('proxies are trusted that are named', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8 loopback' });
  expect(['10.1.2.3', '127.0.0.1', '203.0.113.7'].map(trustProxy)).toEqual([true, true, false]);
});

test('own pictures are beside the embedded database, or where they should be', () => {
  expect(readConfig({ DATABASE_FOLDER: '/var/shop/database' }).pictureFolder).toBe('/var/shop/own-pictures');
  expect(readConfig({ PICTURE_FOLDER: '/srv/pictures' }).pictureFolder).toBe('/srv/pictures');
});

test('set variables override the defaults', () => {
  const set = {
    HOST: '0.0.0.0',
    METRICS_PORT: '9100',
    SMTP_URL: 'smtps://shop:pass@mail.example:465',
    SHELL_SECRET: 'abcdefghijklmnop\nponmlkjihgfedcba',
    OUTBOX_FOLDER: '/var/outbox',
  };
  expect(readConfig(set)).toMatchObject({
    host: set.HOST,
    metricsPort: 9100,
    smtpUrl: set.SMTP_URL,
    shellSecrets: ['abcdefghijklmnop', 'ponmlkjihgfedcba'],
    outboxFolder: '/var/outbox',
  });
});

test('pictures are kept where all backends of a database find them', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://db.example/shop' });
  expect(() => sharedPictureFolder(config)).toThrow(/^Set PICTURE_FOLDER to the folder/);
  expect(sharedPictureFolder(readConfig({ DATABASE_FOLDER: '/data/database' }))).toBe('/data/own-pictures');
  const environment = jest.replaceProperty(process, 'env', { PICTURE_FOLDER: '/pictures' });
  expect(sharedPictureFolder({ ...config, pictureFolder: '/pictures' })).toBe('/pictures');
  environment.restore();
});
