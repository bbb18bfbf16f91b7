import { MenuLink, useFollowLinks } from '../menus/MenuLink';
import { MenuPanel } from '../menus/MenuPanel';
import { useOwnMenus } from '../menus/main-menu';
import { useCurrentAddress } from '../menus/PageLink';
import specified from '../menus/specified-menus.json';
import { Disclosure } from './Disclosure';

/**
 * The navigation of wide screens. On narrow ones it is closed until the bottom bar opens it, when the menu's drawer cannot be loaded (P13).
 */
export function SiteNav() {
  const follow = useFollowLinks();
  const current = useCurrentAddress();
  const { main = specified.main } = useOwnMenus();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle keys
    <nav id="menu" className="site-nav container" aria-label="Main" onClick={follow}>
      <Panel name="categories" label="Categories" />
      {main.map((item) => (
        <MenuLink key={item.url + item.text} item={item} isCurrent={item.url === current} />
      ))}
      <Panel name="pages" label="Pages" />
      <Panel name="homes" label="Home layouts" />
      <a className="site-nav-close" href="#content">
        Close menu
      </a>
    </nav>
  );
}

interface PanelProps {
  readonly name: 'categories' | 'pages' | 'homes';
  readonly label: string;
}

/** A menu that opens; nothing for an empty one. */
function Panel({ name, label }: PanelProps) {
  if (useOwnMenus()[name]?.length === 0) return null;
  return (
    <Disclosure label={label}>
      <MenuPanel name={name} />
    </Disclosure>
  );
}
