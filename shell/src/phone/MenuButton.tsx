import { useLocation, useNavigation } from '@storefront/shared/router';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { useRef, useState } from 'react';
import { Icon } from '../layout/Icon';
import type { MenuDrawer } from './MenuDrawer';

const footerMenu = '#footer-menu';

const loadDrawer = () => import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer');

// A failure is dealt with when the button is pressed.
const prefetch = () => void loadDrawer().catch(() => {});

/**
 * Opens the menu of narrow screens, which closes when a navigation starts (specification section 2). The drawer is
 * loaded when it is near being used; without it, or without JavaScript, a link leads to the menu at the foot of the page.
 */
export function MenuButton() {
  const hydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [Drawer, setDrawer] = useState<typeof MenuDrawer | null>(null);
  const { key } = useLocation();
  const { state } = useNavigation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);

  // A navigation closes it for good: Back would bring the same key again.
  if (openedAt !== null && (state !== 'idle' || openedAt !== key)) setOpenedAt(null);

  async function show() {
    try {
      const { MenuDrawer } = await loadDrawer();
      setDrawer(() => MenuDrawer);
      setOpenedAt(key);
    } catch {
      location.hash = footerMenu;
    }
  }

  const content = (
    <>
      <Icon drawing="M4 7h16M4 12h16M4 17h16" />
      Menu
    </>
  );
  if (!hydrated) return <a href={footerMenu}>{content}</a>;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void show()}
      >
        {content}
      </button>
      {Drawer && <Drawer opener={button} open={openedAt !== null} onClose={() => setOpenedAt(null)} />}
    </>
  );
}
