import { useBus } from '@storefront/shared/bus';
import { type CartLine, maxQuantity } from '@storefront/shared/contracts/state';
import { quantityError } from '@storefront/shared/forms/quantity-error';
import { listPages } from '@storefront/shared/product/paths';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { selectOnFirstPress } from '@storefront/shared/ui/select-on-first-press';
import { type FocusEvent, useRef, useState } from 'react';
import styles from './QuantityControl.module.scss';
import { quantityRule } from './quantity-rule';

interface QuantityControlProps {
  readonly line: CartLine;
  readonly name: string;
}

/** A stepper with a number field. Input applies at once, or without scripts by the form's button. */
export function QuantityControl({ line: { id, quantity }, name }: QuantityControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const update = useRef<HTMLButtonElement>(null);
  const bus = useBus();
  const before = useRef(quantity);

  /** Restores the last valid quantity when the field is left with an invalid one; it is not clamped. */
  function leave({ target }: FocusEvent<HTMLInputElement>) {
    setTyped(null);
    const isEmpty = target.value === '' && !target.validity.badInput;
    if (isEmpty || quantityError(target.value) === null) return;
    bus.change({ list: 'cart', intent: 'set', id, quantity: before.current });
    const text = `${quantityRule} ${name} stays at ${before.current}.`;
    bus.notify({ kind: 'info', title: 'Not changed', text });
  }

  return (
    <StateForm list="cart" id={id} returnTo={listPages.cart} className={styles.control ?? ''}>
      {/* Enter presses the first button of a form. */}
      <button
        ref={update}
        className={`btn btn-outline-primary ${styles.update}`}
        type="submit"
        name="intent"
        value="set"
      >
        Update<span className="visually-hidden">{` quantity of ${name}`}</span>
      </button>
      <button
        className={styles.step}
        type="submit"
        name="intent"
        value="down"
        formNoValidate
        aria-label={`Decrease quantity of ${name}`}
        aria-disabled={quantity === 1 || undefined}
      >
        <span aria-hidden="true">−</span>
      </button>
      <input
        className={`form-control ${styles.number}`}
        name="quantity"
        type="number"
        min={1}
        max={maxQuantity}
        required
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        value={typed ?? quantity}
        onChange={({ target }) => {
          // Continued typing keeps the quantity to restore; replacing the text starts from the current one.
          const isHalfTyped = target.validity.badInput;
          if (!isHalfTyped && !target.value.startsWith(typed ?? '')) before.current = quantity;
          setTyped(target.value);
          // A number field also accepts invalid quantities, such as '1e3'.
          if (quantityError(target.value) === null) target.form?.requestSubmit(update.current);
        }}
        onPointerDown={selectOnFirstPress}
        onFocus={() => {
          before.current = quantity;
        }}
        onBlur={leave}
      />
      <button
        className={styles.step}
        type="submit"
        name="intent"
        value="up"
        formNoValidate
        aria-label={`Increase quantity of ${name}`}
        aria-disabled={quantity === maxQuantity || undefined}
      >
        <span aria-hidden="true">+</span>
      </button>
    </StateForm>
  );
}
