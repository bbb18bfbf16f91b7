const name = 'sMain';

/** Keeps the id of the main category that was chosen in a menu, for the menus to mark (P11). */
export function keepChosenCategory(id: string): void {
  try {
    localStorage.setItem(name, id);
  } catch {
    // Forbidden or full: nothing is marked then.
  }
}

/** The id of the main category that was last chosen in a menu of this browser; null for none. */
export function chosenCategory(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
