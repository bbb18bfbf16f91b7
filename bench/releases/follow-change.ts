import { setTimeout as delay } from 'node:timers/promises';

/** How long anything is waited for, in milliseconds, and how often it is looked. */
const timeout = 30_000;
const interval = 10;

/**
 * Makes a change, and asks each shell again and again what it shows.
 *
 * @param isNew whether a document is one from after the change
 * @returns milliseconds from the change's end until the last document from before it, over all shells
 */
export async function followChange(
  pages: readonly string[],
  change: () => Promise<unknown>,
  isNew: (html: string) => boolean,
): Promise<number> {
  await change();
  const changed = performance.now();
  const lasts = pages.map(async (page) => {
    let last = 0;
    for (let seen = 0; seen < 20; ) {
      const html = await (await fetch(page)).text();
      const at = performance.now() - changed;
      if (isNew(html)) seen += 1;
      else [last, seen] = [at, 0];
      if (at > timeout) throw new Error(`${page} does not show the change.`);
      await delay(interval);
    }
    return last;
  });
  return Math.max(...(await Promise.all(lasts)));
}
