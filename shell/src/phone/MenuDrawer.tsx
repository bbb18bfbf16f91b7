import './menu-drawer.scss';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { useBackCloses, useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { Fragment, type RefObject, useRef } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { chosenCategory } from '../menus/chosen-category';
import { MenuLink, useFollowLinks } from '../menus/MenuLink';
import { type MenuItem, useOwnMenus } from '../menus/main-menu';
import { PageLink, useCurrentAddress } from '../menus/PageLink';
import { phoneMenu } from '../menus/pages-menu';

interface MenuDrawerProps {
  readonly open: boolean;
  /** Gets the focus back, unless a navigation closed the drawer: then the content does. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The menu of narrow screens, 400 px wide, from the left (P13). */
export function MenuDrawer({ open, opener, onClose }: MenuDrawerProps) {
  const { categories, phoneNumber } = useSite();
  const menus = useOwnMenus();
  const follow = useFollowLinks();
  const current = useCurrentAddress();
  const byVisitor = useRef(false);
  const chosen = chosenCategory();
  const close = () => {
    byVisitor.current = true;
    onClose();
  };
  useBackCloses(open, close);
  return (
    <Offcanvas
      show={open}
      onHide={close}
      onExited={() => {
        const next = byVisitor.current ? opener.current : document.getElementById('content');
        next?.focus({ preventScroll: true });
        byVisitor.current = false;
      }}
      restoreFocus={false}
      enforceFocus={open}
      placement="start"
      aria-labelledby="menu-drawer-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close menu">
        <Offcanvas.Title as="h2" id="menu-drawer-title">
          Menu
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle keys */}
        <nav aria-label="Menu" onClick={follow}>
          <ul className="menu-accordion">
            {/* The shop's own tool, which the settings' menus (P91) do not replace. */}
            <li>
              <PageLink to={quickOrderPath}>Quick order</PageLink>
            </li>
            {phoneMenu(categories, menus).map((item) => (
              <li key={item.url + item.text}>
                <AccordionEntry item={item} chosen={chosen} current={current} />
              </li>
            ))}
          </ul>
        </nav>
      </Offcanvas.Body>
      <div className="menu-drawer-foot">
        {phoneNumber && <PhoneLink number={phoneNumber} />}
        <PageLink to="/quote">Request a quote</PageLink>
      </div>
    </Offcanvas>
  );
}

interface AccordionEntryProps {
  readonly item: MenuItem;
  readonly chosen: string | null;
  readonly current: string;
}

/** An accordion entry. One is open at a time; an entry with `active` is open at first and stays open beside another (P9). */
function AccordionEntry({ item, chosen, current }: AccordionEntryProps) {
  const groups = item.megaContent ?? (item.subMenu ? [{ heading: '', items: item.subMenu }] : []);
  if (groups.length === 0) return <MenuLink item={item} isCurrent={item.url === current} />;
  return (
    <details {...(item.active ? { open: true } : { name: 'menu-drawer' })}>
      <summary>{item.text}</summary>
      {groups.map(({ heading, items }) => (
        <Fragment key={heading}>
          {heading && <p>{heading}</p>}
          <ul>
            {items.map((entry, place) => (
              <li key={place}>
                <MenuLink
                  item={entry}
                  isChosen={chosen !== null && entry.mainId === chosen}
                  isCurrent={entry.url === current}
                />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </details>
  );
}
