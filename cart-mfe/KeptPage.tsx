import { useTopic } from '@storefront/shared/bus';
import { Link, useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { StateForm } from '@storefront/shared/ui/StateForm';
import type { CartDetails } from './cart-loader';
import styles from './KeptPage.module.scss';
import { type KeptList, keptLists } from './kept-list';
import { LineProduct } from './LineProduct';
import { lineName } from './line-name';
import { NotLoaded } from './NotLoaded';
import { useFocusWhenRemoved } from './use-focus-when-removed';
import { useLineDetails } from './use-line-details';

/** `/shop/wishlist` and `/shop/compare`: the products that are kept, each with a way to remove it. */
export function KeptPage({ list }: { readonly list: KeptList }) {
  const { items, path, heading, spoken } = keptLists[list];
  const lines = useTopic('ecomerce', (state) => state[items]);
  const detailsOf = useLineDetails(useLoaderData() as CartDetails, lines);
  const focused = useFocusWhenRemoved<HTMLHeadingElement>(lines.length);
  return (
    <div className="container">
      <PageHead page={heading} noindex />
      <h1 ref={focused} tabIndex={-1}>
        {heading}
      </h1>
      {lines.length === 0 ? (
        <>
          <p>Your {spoken} is empty.</p>
          <Link className="btn btn-primary" to="/shop">
            Back to shop
          </Link>
        </>
      ) : (
        <>
          {lines.some(({ id }) => detailsOf(id) === 'not loaded') && <NotLoaded list={spoken} />}
          <ul className={styles.list}>
            {lines.map(({ id }) => (
              <li key={id} className={styles.item}>
                <LineProduct id={id} details={detailsOf(id)} />
                <StateForm list={list} intent="remove" id={id} returnTo={path}>
                  <button className="btn btn-link" type="submit">
                    Remove<span className="visually-hidden"> {lineName(id, detailsOf(id))}</span>
                  </button>
                </StateForm>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
