import { PageHead } from '@storefront/shared/ui/PageHead';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SearchOrBrowse } from './SearchOrBrowse';

interface ProductGoneProps {
  /** Null when unknown. */
  readonly name: string | null;
}

/** The page of a product that is no longer sold and has no successor (P60). */
export function ProductGone({ name }: ProductGoneProps) {
  return (
    <div className="container">
      <PageHead page={name === null ? 'No longer sold' : `${name}: no longer sold`} noindex />
      <p className="eyebrow">No longer sold</p>
      <h1>{name === null ? 'This product is no longer sold' : <ProductName name={name} />}</h1>
      <p className="page-lead">
        {name === null
          ? 'Search for another one like it, or browse the shop.'
          : 'This product is no longer sold. Search for another one like it, or browse the shop.'}
      </p>
      <SearchOrBrowse {...(name !== null && { keyword: name })} />
    </div>
  );
}
