import { AddToCart } from '@storefront/shared/ui/AddToCart';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { Specimen } from './Specimen';

/** A product of the sample catalogue, so that what is added here can be bought. */
const id = 'ab5d78a7c8305023471131e4';

const productName = 'Upper Arm Blood Pressure Monitor 22 cm x 42 cm';

const prices = [
  { name: 'plain', product: { price: 12.5, salePrice: null, onSale: false } },
  { name: 'on sale', product: { price: 1250, salePrice: 999, onSale: true } },
  { name: 'off less than a percent', product: { price: 1250, salePrice: 1249.99, onSale: true } },
  { name: 'without a price', product: { price: null, salePrice: null, onSale: false } },
] as const;

/** What shared/ui draws of a product. */
export function Products() {
  return (
    <>
      <div className="theme-grid">
        {prices.map(({ name, product }) => (
          <Specimen key={name} name={`Price, ${name}`}>
            <Price product={product} />
          </Specimen>
        ))}
        <Specimen name="SmallPrint">
          <SmallPrint
            parts={['DIA-000031', 'white', 'Pack of 2', '$62.75 each']}
            className="small text-body-secondary"
          />
        </Specimen>
      </div>
      <div className="theme-grid">
        <Specimen name="Picture, when there is none">
          <Picture picture={null} alt="No picture of this product" sizes="14rem" />
        </Specimen>
        <Specimen name="AddToCart, and a list’s StateForm: they post and come back" layout="row">
          <h3 id="theme-product">
            <ProductName name={productName} />
          </h3>
          <AddToCart id={id} name={productName} describedBy="theme-product" />
          <StateForm list="wishlist" intent="add" id={id} returnTo="/_theme">
            <button className="btn btn-outline-primary" type="submit">
              Add to wishlist
            </button>
          </StateForm>
        </Specimen>
      </div>
    </>
  );
}
