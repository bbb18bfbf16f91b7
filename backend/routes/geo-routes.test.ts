import Fastify from 'fastify';
import type { Queries } from '../database/database';
import { suburbRoutes } from './geo-routes';

/** A database that knows one suburb, named after it. */
const databaseNamed = (name: string): Queries => ({
  query: async <Row>(sql: string) => [sql.includes('version') ? { version: 2 } : { name }] as Row[],
  script: async () => {},
});

test('a whole state, cached for an hour, comes from the latest data, a beginning from any', async () => {
  const fastify = Fastify();
  suburbRoutes(fastify, databaseNamed('replica'), databaseNamed('primary'), () => 0);
  const namesAt = async (url: string) => (await fastify.inject(url)).json().data;
  expect(await namesAt('/suburbs?state_abbreviation=NSW')).toEqual([{ name: 'primary' }]);
  expect(await namesAt('/suburbs?state_abbreviation=NSW&q=sy')).toEqual([{ name: 'replica' }]);
});
