import { chosenCategoryKey } from '@storefront/shared/contracts/chosen-category';

/** Keeps the id of the main category that was chosen in a menu (decision 18). */
export function keepChosenCategory(id: string): void {
  try {
    localStorage.setItem(chosenCategoryKey, id);
  } catch {
    // Forbidden or full: the shop opens with all of its products the next time.
  }
}
