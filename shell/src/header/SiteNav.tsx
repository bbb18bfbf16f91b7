import { MenuLink, useFollowLinks } from '../menus/MenuLink';
import { MenuPanel } from '../menus/MenuPanel';
import { mainMenu, useOwnMenus } from '../menus/main-menu';
import { useCurrentAddress } from '../menus/PageLink';
import { Disclosure } from './Disclosure';

/**
 * The navigation of wide screens. On narrow ones it is closed until the bottom bar opens it, when the menu's drawer cannot be loaded (P13).
 */
export function SiteNav() {
  const follow = useFollowLinks();
  const current = useCurrentAddress();
  const { main = mainMenu, categories, pages, homes } = useOwnMenus();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle keys
    <nav id="menu" className="site-nav container" aria-label="Main" onClick={follow}>
      {categories?.length !== 0 && (
        <Disclosure label="Categories">
          <MenuPanel name="categories" />
        </Disclosure>
      )}
      {main.map((item) => (
        <MenuLink key={item.id} item={item} isCurrent={item.url === current} />
      ))}
      {pages?.length !== 0 && (
        <Disclosure label="Pages">
          <MenuPanel name="pages" />
        </Disclosure>
      )}
      {homes?.length !== 0 && (
        <Disclosure label="Home layouts">
          <MenuPanel name="homes" />
        </Disclosure>
      )}
      <a className="site-nav-close" href="#content">
        Close menu
      </a>
    </nav>
  );
}
