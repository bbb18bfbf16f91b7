import { seedCommand } from './seed-command';

const databaseFolder = '/srv/database';

test.each([
  ['postgres://shop:secret@db:5432/shop?password=secret', 'postgres://…@db:5432/shop'],
  ['postgresql:///shop', 'postgresql:///shop'],
])('with DATABASE_URL the command names it, without user and password: %s', (databaseUrl, named) => {
  expect(seedCommand({ databaseUrl, databaseFolder })).toBe(`DATABASE_URL=${named} pnpm backend seed`);
});

test.each([
  ['/srv/database', '/srv/database'],
  ["/srv/the shop's", "'/srv/the shop'\\''s'"],
])('without it the command has the folder as a shell reads it: %s', (folder, named) => {
  expect(seedCommand({ databaseUrl: null, databaseFolder: folder })).toBe(
    `stop the shop, then DATABASE_FOLDER=${named} pnpm backend seed`,
  );
});
