import { formatPrice } from '@storefront/shared/product/format-price';
import { Link, useLoaderData, useLocation } from '@storefront/shared/router';
import type { ProductList } from '../data/office-api';
import type { Loaded } from '../data/office-pages';
import { CheckField, TextField } from '../parts/fields';
import { ImportForm } from '../parts/ImportForm';
import { OfficePart } from '../parts/OfficePart';
import styles from '../parts/OfficePart.module.scss';
import { Table } from '../parts/Table';

/** Products on a page, as the backend's office-routes.ts sends them. */
const pageSize = 50;

/** A list of products, with the shop's own search, and the import of a file. */
export function ProductsPage() {
  const loaded = useLoaderData<Loaded<ProductList>>();
  const query = new URLSearchParams(useLocation().search);
  const page = Number(query.get('page') ?? 1);
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  return (
    <OfficePart title="Products" loaded={loaded}>
      {({ products, total }) => (
        <>
          <form className={styles.filter} action="/office/products">
            <TextField id="productName" label="Words or SKU" defaultValue={query.get('productName') ?? ''} />
            <CheckField name="isActive" value="false" defaultChecked={query.has('isActive')}>
              Hidden products only
            </CheckField>
            <button className="btn btn-primary" type="submit">
              Search
            </button>
          </form>
          <Table
            caption={`${total} found`}
            heads={['Product', 'SKU', 'Price', 'Sale price']}
            rows={products.map(({ id, productName, sku, price, sale_price, on_sale }) => [
              <Link key="name" to={`/office/products/${encodeURIComponent(id)}`}>
                {productName}
              </Link>,
              ...[sku, formatPrice(price), on_sale && formatPrice(sale_price)],
            ])}
          />
          {page * pageSize < total && <Link to={`/office/products?${next}`}>Next page</Link>}
          <ImportForm />
        </>
      )}
    </OfficePart>
  );
}
