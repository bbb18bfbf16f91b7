import { useActionData, useLoaderData } from '@storefront/shared/router';
import type { Product } from '../data/office-api';
import type { Loaded, Refused } from '../data/office-pages';
import { CheckField, TextField } from '../parts/fields';
import { OfficePart } from '../parts/OfficePart';
import styles from '../parts/OfficePart.module.scss';
import { ChangesTable } from '../parts/Table';

/** One product: its prices, whether it is shown, and who has changed that here. */
export function ProductPage() {
  const loaded = useLoaderData<Loaded<Product>>();
  const refused = useActionData<Refused>();
  return (
    <OfficePart title={'shown' in loaded ? loaded.shown.name : 'Product'} loaded={loaded}>
      {({ sku, price, salePrice, active, changes }) => {
        const now = { price: price?.toFixed(2), salePrice: salePrice?.toFixed(2), active: active && 'yes' };
        const typed = refused?.typed ?? now;
        return (
          <>
            <p>{`SKU ${sku}`}</p>
            <form className={styles.form} method="post">
              <input type="hidden" name="shown" value={JSON.stringify([price, salePrice, active])} />
              {refused && <p className="alert alert-danger">{refused.message}</p>}
              <TextField
                id="price"
                label="Price"
                help="Leave it blank for a price on request."
                defaultValue={typed.price}
              />
              <TextField
                id="salePrice"
                label="Sale price"
                help="Leave it blank to end a sale."
                defaultValue={typed.salePrice}
              />
              <CheckField name="active" value="yes" defaultChecked={typed.active === 'yes'}>
                Shown in the shop
              </CheckField>
              <button className="btn btn-primary" type="submit">
                Save
              </button>
            </form>
            <ChangesTable changes={changes} />
          </>
        );
      }}
    </OfficePart>
  );
}
