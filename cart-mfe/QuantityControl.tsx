import type { CartLine } from '@storefront/shared/contracts/state';
import { maxQuantity } from '@storefront/shared/contracts/state';
import { useId, useState } from 'react';
import { CartForm } from './CartForm';
import styles from './QuantityControl.module.scss';

interface QuantityControlProps {
  readonly line: CartLine;
  /** The product's name, for those who do not see the row. */
  readonly name: string;
}

/** One less, a number to type, one more. A typed number applies at once; without JavaScript by its button. */
export function QuantityControl({ line: { id, quantity }, name }: QuantityControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const setForm = useId();
  return (
    <div className={styles.control}>
      <CartForm intent="down" id={id}>
        <button
          className={styles.step}
          type="submit"
          aria-label={`One less of ${name}`}
          aria-disabled={quantity === 1}
        >
          <span aria-hidden="true">−</span>
        </button>
      </CartForm>
      <CartForm intent="set" id={id} formId={setForm}>
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
            setTyped(target.value);
            if (target.validity.valid) target.form?.requestSubmit();
          }}
          onBlur={() => setTyped(null)}
        />
      </CartForm>
      <CartForm intent="up" id={id}>
        <button
          className={styles.step}
          type="submit"
          aria-label={`One more of ${name}`}
          aria-disabled={quantity === maxQuantity}
        >
          <span aria-hidden="true">+</span>
        </button>
      </CartForm>
      <noscript className={styles.update}>
        <button className="btn btn-outline-primary" type="submit" form={setForm}>
          Update<span className="visually-hidden"> quantity of {name}</span>
        </button>
      </noscript>
    </div>
  );
}
