/**
 * Local storage key of the main category that was chosen in a menu (specification sections 2 and 9): the shell's menus
 * write it, `/shop` opens with it, and the listing's chip forgets it (decision 18).
 */
export const chosenCategoryKey = 'sMain';
