import type { MenuPanelName } from '../../src/menus/menu-panels';

type MenuPanels = Readonly<Record<MenuPanelName, string>>;

/**
 * The menus' panels with the links marked that lead to the page of a document (P83).
 *
 * @param address as links have it
 */
export function currentPanels(panels: MenuPanels, address: string): MenuPanels {
  const link = ` href="${address}"`;
  const marked = (html: string) => html.replaceAll(link, () => `${link} aria-current="page"`);
  const { categories, pages, homes, foot } = panels;
  return { categories: marked(categories), pages: marked(pages), homes: marked(homes), foot: marked(foot) };
}
