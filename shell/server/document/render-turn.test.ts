import { renderTurn } from './render-turn';

test('of documents that are ready at one time one is rendered in each lap of the event loop, in their order', async () => {
  let lap = 0;
  let isOver = false;
  const count = () => {
    lap += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const laps: number[] = [];
  const order: string[] = [];
  const render = async (name: string) => {
    await renderTurn();
    laps.push(lap);
    order.push(name);
  };
  await Promise.all(['first', 'second', 'third'].map(render));
  isOver = true;
  expect(order).toEqual(['first', 'second', 'third']);
  expect(new Set(laps).size).toBe(3);
});
