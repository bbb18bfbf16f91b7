import { createContext } from 'react';

/** What the menus of wide screens open, and the menu at the foot of every page. */
export type MenuPanelName = 'categories' | 'pages' | 'homes' | 'foot';

/**
 * The HTML of the panels. The server writes it once for all documents, for a hundred links are most of a document's work;
 * null in the browser, where the document has it.
 */
export const MenuPanelsContext = createContext<Readonly<Record<MenuPanelName, string>> | null>(null);
