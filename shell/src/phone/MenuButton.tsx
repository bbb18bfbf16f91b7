import { useLocation, useNavigation } from '@storefront/shared/router';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { useRef, useState } from 'react';
import { Icon } from '../Icon';
import type { MenuDrawer } from './MenuDrawer';

const siteNav = '#menu';

const loadDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer');

// The press handles a failure.
const prefetch = () => void loadDrawer().catch(() => {});

/**
 * Opens the menu of narrow screens; a navigation closes it (P13). Its drawer is prefetched on hover or focus. Without it, or without
 * JavaScript, this is a link to the header's navigation.
 */
export function MenuButton() {
  const hydrated = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [Drawer, setDrawer] = useState<typeof MenuDrawer | null>(null);
  const { key } = useLocation();
  const { state } = useNavigation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);

  // Reset, not only compared: Back would restore the key and open the menu again.
  if (openedAt !== null && (state !== 'idle' || openedAt !== key)) setOpenedAt(null);

  async function show() {
    try {
      const { MenuDrawer } = await loadDrawer();
      setDrawer(() => MenuDrawer);
      setOpenedAt(key);
    } catch {
      location.hash = siteNav;
    }
  }

  return (
    <>
      <a
        ref={button}
        href={siteNav}
        {...(hydrated && {
          role: 'button',
          'aria-haspopup': 'dialog',
          onPointerEnter: prefetch,
          onFocus: prefetch,
          onClick: (event) => {
            event.preventDefault();
            void show();
          },
          onKeyDown: (event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            void show();
          },
        })}
      >
        <Icon drawing="M4 7h16M4 12h16M4 17h16" />
        Menu
      </a>
      {Drawer && <Drawer opener={button} open={openedAt !== null} onClose={() => setOpenedAt(null)} />}
    </>
  );
}
