import type { Page, Response } from '@playwright/test';
import { waitUntilInteractive } from 'run/browser/interactive';

/** Opens a page and waits until it can be pressed: with its scripts at work, where it may have any. */
export async function openInteractive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilInteractive(page);
  return response;
}

/** Loads a page again and waits until it can be pressed. */
export async function reloadInteractive(page: Page): Promise<void> {
  await page.reload();
  await waitUntilInteractive(page);
}
