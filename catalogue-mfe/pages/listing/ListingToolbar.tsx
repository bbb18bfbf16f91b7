import { useNavigate } from '@storefront/shared/router';
import { useEffect, useRef } from 'react';
import { ListingLink } from './ListingLink';
import styles from './ListingToolbar.module.scss';
import { HiddenFields, parseListingForm } from './listing-form';
import { type ListingQuery, listingAddress, type Sort, sorts } from './listing-query';

interface ListingToolbarProps {
  readonly query: ListingQuery;
  readonly filters: number;
}

const sortNames: Readonly<Record<Sort, string>> = {
  relevance: 'Relevance',
  name: 'Name',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  newest: 'Newest first',
};

/** Filter toggle, view and order above the products: links and a form that work without scripts. */
export function ListingToolbar({ query, filters }: ListingToolbarProps) {
  const { isFilter } = query;
  return (
    <div className={styles.toolbar}>
      <ListingLink
        className="btn btn-outline-primary"
        query={{ ...query, isFilter: !isFilter }}
        page={query.page}
        aria-expanded={isFilter}
        aria-controls="filters"
        replace
      >
        {filters > 0 ? `Filters (${filters})` : 'Filters'}
      </ListingLink>
      <nav className={styles.views} aria-label="View">
        <ViewLink query={query} isGridView={true} text="Grid" drawing={gridDrawing} />
        <ViewLink query={query} isGridView={false} text="List" drawing={listDrawing} />
      </nav>
      <SortForm query={query} />
    </div>
  );
}

function SortForm({ query }: Pick<ListingToolbarProps, 'query'>) {
  const navigate = useNavigate();
  const select = useRef<HTMLSelectElement>(null);
  const address = listingAddress(query);
  const { sort: chosen } = query;

  // The choice follows the address.
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);

  const offered = sorts.filter((sort) => sort !== 'relevance' || query.keyword);
  return (
    <form className={styles.sort} method="get" action={address.split('?')[0]}>
      <HiddenFields address={address} except={['sort']} />
      <label htmlFor="sort">Sort by</label>
      <select
        className="form-select"
        id="sort"
        name="sort"
        ref={select}
        defaultValue={chosen}
        onChange={({ currentTarget }) => {
          if (!currentTarget.form) return;
          void navigate(listingAddress(parseListingForm(currentTarget.form)), { preventScrollReset: true });
        }}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </select>
      <button className={`btn btn-outline-primary ${styles.withoutScript}`} type="submit">
        Sort
      </button>
    </form>
  );
}

interface ViewLinkProps {
  readonly query: ListingQuery;
  readonly isGridView: boolean;
  readonly text: string;
  readonly drawing: string;
}

const gridDrawing = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
const listDrawing = 'M4 5h4v4H4zM11 7h9M4 15h4v4H4zM11 17h9';

function ViewLink({ query, isGridView, text, drawing }: ViewLinkProps) {
  return (
    <ListingLink
      query={{ ...query, isGridView }}
      page={query.page}
      aria-current={query.isGridView === isGridView}
      replace
    >
      <svg viewBox="0 0 24 24" width="1.375em" height="1.375em" aria-hidden="true">
        <path d={drawing} />
      </svg>
      <span className="visually-hidden">{text}</span>
    </ListingLink>
  );
}
