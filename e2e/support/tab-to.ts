import type { Locator } from '@playwright/test';

/** Goes to a control as the keyboard does. */
export async function tabTo(control: Locator, key = 'Tab'): Promise<void> {
  while (!(await control.evaluate((element) => element === document.activeElement)))
    await control.page().keyboard.press(key);
}
