import { createContext } from 'react';

/** Name of a menu panel in the wide header or the footer. */
export type MenuPanelName = 'categories' | 'pages' | 'homes' | 'foot';

/**
 * The panels' HTML. The server renders it once for all documents, since a hundred links are most of a document's work; null in
 * the browser, whose document has it.
 */
export const MenuPanelsContext = createContext<Readonly<Record<MenuPanelName, string>> | null>(null);
