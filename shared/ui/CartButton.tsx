import { useBus } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
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

/** The way to the cart: a button that opens its drawer (P14), and without JavaScript a link to its page. */
export function CartButton({ className, label, onOpen, children }: CartButtonProps) {
  const bus = useBus();
  const hydrated = useHydrated();
  const open = () => {
    onOpen?.();
    bus.update('app', { isDrawerShow: true });
  };
  return (
    <Link
      className={className}
      to={listPages.cart}
      aria-label={label}
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
