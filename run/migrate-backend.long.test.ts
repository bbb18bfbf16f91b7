import { migrateBackend } from './migrate-backend';

test('a database that cannot be migrated fails with the sentence of the backend', async () => {
  await expect(migrateBackend('postgres://shop@127.0.0.1:1/shop')).rejects.toThrow(
    /DATABASE_URL leads to no usable PostgreSQL server: .*\.$/,
  );
});
