import { captureEvents } from 'log/testing/capture-events';
import type { Database } from './database';
import { migrate } from './migrate';

const inUse = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

const databaseWith = (transaction: jest.Mock) => ({ transaction }) as unknown as Database;

test('a migration whose tables are in use tries again, rather than have visitors wait behind it', async () => {
  const events = captureEvents();
  const transaction = jest.fn().mockRejectedValueOnce(inUse).mockResolvedValue(['014.sql']);
  expect(await migrate(databaseWith(transaction), 0)).toEqual(['014.sql']);
  expect(events.map(({ msg }) => msg)).toEqual(['Others use the tables: try 1 of 10 has changed nothing.']);
});

test('it gives up at last, and says what to do', async () => {
  captureEvents();
  const transaction = jest.fn().mockRejectedValue(inUse);
  await expect(migrate(databaseWith(transaction), 0)).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringMatching(
      /^The tables are still in use, and nothing was changed: .*pg_stat_activity/,
    ),
  });
  expect(transaction).toHaveBeenCalledTimes(10);
});

test('another error is one at once', async () => {
  const wrong = Object.assign(new Error('syntax error'), { code: '42601' });
  await expect(migrate(databaseWith(jest.fn().mockRejectedValue(wrong)), 0)).rejects.toBe(wrong);
});
