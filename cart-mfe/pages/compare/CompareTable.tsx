import { useTopic } from '@storefront/shared/bus';
import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { AddToCart } from '@storefront/shared/ui/AddToCart';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { StateForm } from '@storefront/shared/ui/StateForm';
import type { FocusEvent, RefObject } from 'react';
import { isNoLongerSold, type LineDetails, lineName, productOf } from '../../data/line-details';
import { MissingDetails } from '../../parts/lines/MissingDetails';
import { pictureLoading } from '../../parts/lines/picture-loading';
import { RemoveButton } from '../../parts/lines/RemoveButton';
import styles from './CompareTable.module.scss';
import type { CompareRow } from './compare-rows';

interface CompareTableProps {
  readonly ids: readonly string[];
  readonly detailsOf: (id: string) => LineDetails;
  readonly rows: readonly CompareRow[];
  readonly isShared: boolean;
  readonly address: string;
  readonly addressWithout: (id: string) => string;
  readonly heading: RefObject<HTMLElement | null>;
}

/** Scrolls a focused element fully into view; browsers do not when it is partly visible. */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Products side by side; scrolls sideways under its first column (P43). */
export function CompareTable({
  ids,
  detailsOf,
  rows,
  isShared,
  address,
  addressWithout,
  heading,
}: CompareTableProps) {
  const columns = ids.map((id, index) => ({ id, details: detailsOf(id), nameId: `compared-${index}` }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keyboard
    <section className={styles.scroll} aria-label="Comparison" tabIndex={0} onFocus={showWhole}>
      <table className={styles.table}>
        <caption className="visually-hidden">Products compared by their properties</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Property</span>
            </th>
            {columns.map(({ id, details, nameId }) => (
              <th key={id} scope="col">
                <ColumnHead
                  id={id}
                  details={details}
                  nameId={nameId}
                  isShared={isShared}
                  address={address}
                  without={addressWithout(id)}
                  heading={heading}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowHeading>Picture</RowHeading>
            {columns.map(({ id, details }, nth) => (
              <td key={id}>
                <div className={styles.picture}>
                  <Picture
                    picture={productOf(details)?.picture ?? null}
                    alt={lineName(id, details)}
                    sizes="160px"
                    loading={pictureLoading(nth)}
                  />
                </div>
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.heading}>
              <RowHeading>{row.heading}</RowHeading>
              {columns.map(({ id, details }) => (
                <Cell key={id} row={row} details={details} />
              ))}
            </tr>
          ))}
          <tr>
            <RowHeading>Cart</RowHeading>
            {columns.map(({ id, details, nameId }) => (
              <td key={id}>
                {!isNoLongerSold(details) && (
                  <AddToCart id={id} name={lineName(id, details)} describedBy={nameId} returnTo={address} />
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface ColumnHeadProps extends Pick<CompareTableProps, 'isShared' | 'address' | 'heading'> {
  readonly id: string;
  readonly details: LineDetails;
  readonly nameId: string;
  readonly without: string;
}

function ColumnHead({ id, details, nameId, isShared, address, without, heading }: ColumnHeadProps) {
  const name = lineName(id, details);
  return (
    <div className={styles.head}>
      <span className={styles.name} id={nameId}>
        {productOf(details) ? (
          <Link to={productPath(id)}>
            <ProductName name={name} />
          </Link>
        ) : (
          name
        )}
      </span>
      <MissingDetails details={details} />
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

function RowHeading({ children }: { readonly children: string }) {
  return (
    <th scope="row">
      <span className={styles.heading}>{children}</span>
    </th>
  );
}

function Cell({ row, details }: { readonly row: CompareRow; readonly details: LineDetails }) {
  const product = productOf(details);
  if (product) return <td>{row.heading === 'Price' ? <Price product={product} /> : row.text(product)}</td>;
  return <td>{isNoLongerSold(details) && row.heading === 'Availability' ? 'No longer sold' : '–'}</td>;
}
