import type { Page } from '@playwright/test';
import { violationsOf } from 'run/browser/violations-of';

/**
 * Accessibility violations at each width, light and dark, and pages wider than their window: the page is resized
 * without a reload, and the window is as high as the page, so that bars cover nothing and overlays need no scrolling.
 *
 * @param part CSS selector of the checked part; default: the whole page
 * @param widths by default those of a phone and a wide screen
 */
export async function violationsInEveryLook(
  page: Page,
  part?: string,
  widths: readonly number[] = [390, 1280],
): Promise<string[]> {
  const looks = widths.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  );
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  const found: string[] = [];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const [isWider, height] = await page.evaluate(
      () =>
        [
          document.documentElement.scrollWidth > innerWidth,
          document.querySelector('dialog:modal') ? 2600 : document.body.scrollHeight,
        ] as const,
    );
    await page.setViewportSize({ width, height });
    const violations = [...(isWider ? ['it scrolls sideways'] : []), ...(await violationsOf(page, part))];
    found.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`));
  }
  await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
