import { useTopic } from '@storefront/shared/bus';
import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { StateForm } from '@storefront/shared/ui/StateForm';
import type { RefObject } from 'react';
import { type LineDetails, lineName } from '../lines/details-cache';
import { MissingDetails } from '../lines/MissingDetails';
import { RemoveButton } from '../lines/RemoveButton';
import styles from './CompareColumnHead.module.scss';

interface CompareColumnHeadProps {
  /** The product's. */
  readonly id: string;
  readonly details: LineDetails;
  /** For the element that names the product. */
  readonly nameId: string;
  /** Whether the product is one of an address, not of the visitor's list. */
  readonly isShared: boolean;
  /** The comparison. */
  readonly address: string;
  /** The same without the product. */
  readonly without: string;
  /** Gets the focus when the product goes by a link. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** A product's name at the head of its column, and the way out of the comparison. */
export function CompareColumnHead({
  id,
  details,
  nameId,
  isShared,
  address,
  without,
  heading,
}: CompareColumnHeadProps) {
  const name = lineName(id, details);
  return (
    <div className={styles.head}>
      <span className={styles.name} id={nameId}>
        {typeof details === 'object' ? (
          <Link to={productPath(id)}>
            <ProductName name={name} />
          </Link>
        ) : (
          name
        )}
      </span>
      {typeof details === 'string' && <MissingDetails why={details} />}
      {isShared ? (
        <div className={styles.ways}>
          <KeepToo id={id} name={name} address={address} />
          <Link className="btn btn-link" to={without} replace onClick={() => heading.current?.focus()}>
            Remove<span className="visually-hidden">{` ${name}`}</span>
          </Link>
        </div>
      ) : (
        <RemoveButton list="compare" id={id} name={name} returnTo={without} />
      )}
    </div>
  );
}

/** Takes a product of a shared comparison over into the visitor's own. */
function KeepToo({ id, name, address }: Readonly<Record<'id' | 'name' | 'address', string>>) {
  const isKept = useTopic('ecomerce', ({ compareItems }) => compareItems.some((line) => line.id === id));
  return (
    <StateForm list="compare" intent="add" id={id} returnTo={address}>
      <button className="btn btn-link" type="submit" aria-disabled={isKept}>
        <span>{isKept ? 'Kept' : 'Keep'}</span>
        <span className="visually-hidden">{` ${name} in your compare listing`}</span>
      </button>
    </StateForm>
  );
}
