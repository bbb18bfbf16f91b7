import type { Page, Response } from '@playwright/test';
import { waitUntilInteractive } from 'run/browser/interactive';

/** Opens a page and waits until it is interactive, if scripts are allowed. */
export async function openInteractive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilInteractive(page);
  return response;
}

/** Reloads a page and waits until it is interactive. */
export async function reloadInteractive(page: Page): Promise<void> {
  await page.reload();
  await waitUntilInteractive(page);
}
