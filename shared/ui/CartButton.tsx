import { useBus } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { Link, useLocation } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { isModifiedClick } from './is-modified-click';
import { useHydrated } from './use-hydrated';

interface CartButtonProps {
  readonly className?: string;
  readonly label?: string;
  /** Called before the cart is wanted. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** The way to the cart: a button that opens its drawer (P14), and without JavaScript a link to its page, where it says so (P83). */
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
