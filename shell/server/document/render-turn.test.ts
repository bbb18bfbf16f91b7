import { renderTurn } from './render-turn';
import { countLaps } from './testing/event-loop-laps';

test('of documents that are ready at one time one is rendered in each lap of the event loop, in their order', async () => {
  const { lap, stop } = countLaps();
  const laps: number[] = [];
  const order: string[] = [];
  const render = async (name: string) => {
    await renderTurn();
    laps.push(lap());
    order.push(name);
  };
  await Promise.all(['first', 'second', 'third'].map(render));
  stop();
  expect(order).toEqual(['first', 'second', 'third']);
  expect(new Set(laps).size).toBe(3);
});
