import { useBus } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { Link, useLocation } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { isModifiedClick } from './is-modified-click';
import { useHydrated } from './use-hydrated';

interface CartButtonProps {
  readonly className?: string;
  readonly label?: string;
  /** Called before the cart opens. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Opens the cart's drawer (P14); without JavaScript, or on its own page, a link to the cart's page, marked when current (P83). */
export function CartButton({ className, label, onOpen, children }: CartButtonProps) {
  const bus = useBus();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const open = () => {
    onOpen?.();
    bus.update('app', { isDrawerShow: true });
  };
  return (
    <Link
      className={className}
      to={listPages.cart}
      aria-label={label}
      aria-current={pathname === listPages.cart ? 'page' : undefined}
      data-opens="cart-drawer"
      {...(hydrated && {
        role: 'button',
        'aria-haspopup': 'dialog',
        onClick: (event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          open();
        },
        onKeyDown: (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        },
      })}
    >
      {children}
    </Link>
  );
}
