import { runInTurn } from './run-in-turn';

test('runs no more at a time than allowed, in the order they came, and goes on after a failure', async () => {
  const inTurn = runInTurn(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = [0, 1, 2, 3].map((task) =>
    inTurn(async () => {
      started.push(task);
      await new Promise<void>((end) => ends.push(end));
      if (task === 0) throw new Error('task 0 failed');
      return task;
    }),
  );
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await expect(results[0]).rejects.toThrow('task 0 failed');
  expect(started).toEqual([0, 1, 2]);
  ends[1]?.();
  expect(await results[1]).toBe(1);
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(results.slice(2))).toEqual([2, 3]);
});
