import type { Page, Response } from '@playwright/test';
import { alive } from 'run/browser/alive';

/** Opens a page and waits until it can be pressed: with its scripts at work, where it may have any. */
export async function openAlive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await alive(page);
  return response;
}

/** Loads a page again and waits until it can be pressed. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.reload();
  await alive(page);
}
