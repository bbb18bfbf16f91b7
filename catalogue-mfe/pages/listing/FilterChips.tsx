import { formatPrice } from '@storefront/shared/product/format-price';
import styles from './FilterChips.module.scss';
import { ListingLink } from './ListingLink';
import { type ListingQuery, noFilters } from './listing-query';

interface FilterChipsProps {
  readonly query: ListingQuery;
  readonly filters: readonly ActiveFilter[];
}

/** The active filters, each with a link that removes it. */
export function FilterChips({ query, filters }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {filters.map(({ label, without }, place) => (
        <li key={place}>
          <ListingLink query={without} aria-label={`Remove filter ${label}`}>
            {label}
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink query={withoutFilters(query)}>Clear all</ListingLink>
      </li>
    </ul>
  );
}

interface ActiveFilter {
  readonly label: string;
  readonly without: ListingQuery;
}

/** Names of the chosen categories, as far as known. */
export interface CategoryNames {
  readonly main: string | null;
  readonly sub: string | null;
}

/** The active filters in the panel's order. Removing a main category also removes its sub-category. */
export function activeFilters(query: ListingQuery, names: CategoryNames): readonly ActiveFilter[] {
  const { mainId, subId, manufacturer, size, colour, discount, onSale } = query;
  const price = priceLabel(query);
  const filters: readonly (readonly [string | false, Partial<ListingQuery>])[] = [
    [mainId !== '' && (names.main ?? 'Category'), { mainId: '', subId: '' }],
    [subId !== '' && (names.sub ?? 'Sub-category'), { subId: '' }],
    [price !== null && price, { fromPrice: null, toPrice: null }],
    [discount !== null && `At least ${discount}% off`, { discount: null }],
    [manufacturer !== '' && `Brand: ${manufacturer}`, { manufacturer: '' }],
    [size !== '' && `Size: ${size}`, { size: '' }],
    [colour !== '' && `Colour: ${colour}`, { colour: '' }],
    [onSale && 'On sale', { onSale: false }],
  ];
  return filters.flatMap(([label, change]) => (label ? [{ label, without: { ...query, ...change } }] : []));
}

/** The query without any filter. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, ...noFilters };
}

function priceLabel({ fromPrice, toPrice }: ListingQuery): string | null {
  if (fromPrice !== null && toPrice !== null) return `${formatPrice(fromPrice)} to ${formatPrice(toPrice)}`;
  if (fromPrice !== null) return `From ${formatPrice(fromPrice)}`;
  return toPrice === null ? null : `Up to ${formatPrice(toPrice)}`;
}
