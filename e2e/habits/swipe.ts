import type { Page } from '@playwright/test';

/**
 * Draws a finger over the screen from right to left, at a height in pixels. It rests before it leaves: browsers take a tap
 * just after a flick for the end of its movement.
 */
export async function swipe(page: Page, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1_000 - 1;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + after,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', 0, 290);
  for (let x = 280; x >= 90; x -= 10) await touch('touchMove', (290 - x) / 1_000, x);
  await touch('touchMove', 0.8, 91);
  await touch('touchEnd', 0.9);
  await session.detach();
}
