import { useBus, useTopic } from '@storefront/shared/bus';
import { maxQuantity } from '@storefront/shared/contracts/state';
import { quantityIn } from '@storefront/shared/product/quantity-in';
import { useLocation } from '@storefront/shared/router';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { type MouseEvent, useRef, useState } from 'react';
import icons from '../product/icons.module.scss';
import { QuantityField } from '../product/QuantityInput';
import styles from './CartForm.module.scss';
import type { CardProduct } from './card-product';

/** How long a repeated key press still belongs to the control it pressed first, in milliseconds. */
const gestureTime = 500;

interface CartFormProps {
  readonly product: Pick<CardProduct, 'id' | 'name'>;
  readonly describedBy: string;
  readonly asksQuantity: boolean;
}

/**
 * The form that adds a card's product to the cart, or a stepper for its quantity once it is there (P72). Size and main button stay the
 * same, since the button may have the focus.
 */
export function CartForm({ product: { id, name }, describedBy, asksQuantity }: CartFormProps) {
  const bus = useBus();
  const { pathname, search } = useLocation();
  const quantity = useTopic('ecomerce', ({ cartItems }) => quantityIn(cartItems, id));
  // While 'Add to cart' may be pressed again, and behind the drawer, the form stays.
  const isDrawerWanted = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  const isInCart = quantity > 0;
  const isLast = quantity <= 1;
  const lessLabel = isLast ? 'Remove from cart' : 'Decrease quantity';
  const [isShown, setShown] = useState(isInCart);
  if (isShown !== isInCart && (isShown || !isDrawerWanted)) setShown(isInCart);
  const more = useRef<HTMLButtonElement>(null);
  const isLessPressed = useRef(false);
  const lessAt = useRef(Number.NEGATIVE_INFINITY);

  /** Whether a repeated key press on 'less' hit the control that replaced it; it is then ignored. */
  function hasStrayed({ detail, timeStamp }: MouseEvent): boolean {
    const isStray = detail === 0 && timeStamp - lessAt.current < gestureTime;
    if (isStray) lessAt.current = timeStamp;
    return isStray;
  }

  function lessen({ timeStamp }: MouseEvent) {
    lessAt.current = timeStamp;
    isLessPressed.current = true;
  }

  /** At one item 'Remove' replaces 'less' and takes over its focus. */
  function takeFocus(button: HTMLButtonElement | null) {
    if (!button || !isLessPressed.current) return;
    isLessPressed.current = false;
    button.focus();
  }

  function remove(event: MouseEvent) {
    event.preventDefault();
    if (hasStrayed(event)) return;
    lessAt.current = event.timeStamp;
    const result = bus.change({ list: 'cart', intent: 'remove', id });
    more.current?.focus();
    if (!result.ok || !result.removed) return;
    const { removed } = result;
    const undo = () => void bus.change({ intent: 'restore', ...removed });
    bus.notify({ kind: 'info', title: 'Removed from cart.', text: name, undo });
  }

  return (
    <StateForm
      list="cart"
      {...(!isShown && { intent: 'add' })}
      id={id}
      productName={name}
      returnTo={pathname + search}
      className={`add-to-cart ${isShown ? styles.inCart : styles.form}`}
      opens="cart-drawer"
    >
      {isShown && (
        <>
          <button
            key={isLast ? 'remove' : 'less'}
            ref={takeFocus}
            className={isLast ? `${styles.step} ${icons.icon} ${icons.bin}` : styles.step}
            type="submit"
            name="intent"
            value={isLast ? 'remove' : 'down'}
            aria-label={lessLabel}
            aria-describedby={describedBy}
            title={lessLabel}
            onClick={isLast ? remove : lessen}
          >
            {!isLast && '−'}
          </button>
          <span className={styles.count} role="status">
            {`${quantity} in\u00a0cart`}
          </span>
        </>
      )}
      {!isShown && asksQuantity && (
        <QuantityField className={styles.quantity} aria-label="Quantity" aria-describedby={describedBy} />
      )}
      <button
        ref={more}
        className={isShown ? styles.step : 'btn btn-primary'}
        type="submit"
        aria-describedby={describedBy}
        {...(isShown
          ? {
              name: 'intent',
              value: 'up',
              'aria-label': 'Increase quantity',
              'aria-disabled': quantity === maxQuantity,
            }
          : {
              onClick: (event) => {
                if (hasStrayed(event)) event.preventDefault();
              },
            })}
      >
        {isShown ? '+' : 'Add to cart'}
      </button>
    </StateForm>
  );
}
