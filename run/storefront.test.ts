import { portsFrom } from './ports';
import { processOf } from './storefront';

const options = {
  ports: portsFrom(3100),
  releasesFolder: 'releases',
  shellFolder: 'shell',
  databaseFolder: 'database',
  log: () => {},
};

test('a shop has a database of its own, whatever DATABASE_URL is set to', () => {
  expect(processOf('backend', options, 'secret').env).toMatchObject({
    DATABASE_URL: '',
    DRAIN_SECONDS: '',
    METRICS_PORT: '',
    DATABASE_FOLDER: 'database',
  });
});

test('a shop can use DATABASE_URL', () => {
  const backend = { DATABASE_URL: 'postgres://shop@localhost/shop' };
  expect(processOf('backend', { ...options, backend }, 'secret').env).toMatchObject(backend);
});

test('a shop follows its own release map, whatever the environment', () => {
  expect(processOf('shell', options, 'secret').env).toMatchObject({
    RELEASES_URL: '',
    METRICS_PORT: '',
    RELEASE_MAP_URL: '',
    RELEASE_MAP_TOKEN: '',
  });
});
