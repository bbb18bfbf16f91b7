import { createContext } from 'react';

/** What the menus of wide screens open. */
export type MenuPanelName = 'categories' | 'pages' | 'homes';

/**
 * The HTML of the panels. The server writes it once for all documents, for a hundred links are most of a document's work;
 * null in the browser, where the document has it.
 */
export const MenuPanelsContext = createContext<Readonly<Record<MenuPanelName, string>> | null>(null);
