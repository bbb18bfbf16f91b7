import type { MainCategory } from '@storefront/shared/api/category-calls';
import type { DistinctValue } from '@storefront/shared/api/listing-calls';
import { useNavigate } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { useEffect, useRef } from 'react';
import styles from './FilterPanel.module.scss';
import { ListingLink } from './ListingLink';
import { HiddenFields, parseListingForm } from './listing-form';
import { highestPrice, type ListingQuery, listingAddress, promotionsPath } from './listing-query';
import type { FilterChoices } from './load-listing';

interface FilterPanelProps {
  readonly query: ListingQuery;
  readonly choices: FilterChoices;
}

const discounts = [10, 20, 30, 50];

const ownFields = ['fromPrice', 'toPrice', 'discount', 'manufacturer', 'size', 'colour', 'sale'] as const;

type FilterField = HTMLInputElement | HTMLSelectElement;

/**
 * The filters. They apply at once with scripts, else by 'Apply'. It scrolls to the top of the page; where the panel is as wide as the
 * products it also closes the panel (P79).
 */
export function FilterPanel({ query, choices }: FilterPanelProps) {
  const { categories, manufacturers, sizes, colours } = choices;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = listingAddress(query);
  const isPromotion = query.path === promotionsPath;

  // The fields follow the address (Back, chips), except the one being edited.
  useEffect(() => {
    if (form.current) showIn(form.current, address, document.activeElement);
  }, [address]);

  function apply({ isFilter = true, leadsThere = false } = {}) {
    if (!form.current?.checkValidity()) return;
    const wanted = listingAddress({ ...parseListingForm(form.current), isFilter });
    // The address may differ from the fields: a reversed price range is swapped.
    showIn(form.current, wanted);
    if (wanted !== address) void navigate(wanted, { preventScrollReset: !leadsThere });
    else if (leadsThere) scrollTo(0, 0);
  }

  return (
    <section className={styles.panel} id="filters" aria-label="Filters">
      {!choices.isComplete && <LoadAgain message="Some filters could not be loaded" />}
      {categories.length > 0 && <Categories query={query} categories={categories} />}
      <form
        ref={form}
        method="get"
        action={address.split('?')[0]}
        onSubmit={(event) => {
          event.preventDefault();
          const { currentTarget } = event;
          const isBeside = 2 * currentTarget.offsetWidth < innerWidth;
          if (currentTarget.reportValidity()) apply({ isFilter: isBeside, leadsThere: true });
        }}
        onChange={({ target }) => {
          // A price applies on leaving its field.
          if (!(target instanceof HTMLInputElement) || target.type !== 'number') apply();
        }}
      >
        <HiddenFields address={listingAddress({ ...query, isFilter: false })} except={ownFields} />
        <fieldset className={styles.prices}>
          <legend>Price in AUD</legend>
          <PriceInput label="From" name="fromPrice" value={query.fromPrice} onLeave={() => apply()} />
          <PriceInput label="To" name="toPrice" value={query.toPrice} onLeave={() => apply()} />
        </fieldset>
        <label>
          <span>Discount</span>
          <select className="form-select" name="discount" defaultValue={query.discount ?? ''}>
            <option value="">Any</option>
            {[...new Set([...discounts, ...(query.discount ? [query.discount] : [])])].map((percent) => (
              <option key={percent} value={percent}>
                {`At least ${percent}% off`}
              </option>
            ))}
          </select>
        </label>
        <ValueSelect label="Brand" name="manufacturer" value={query.manufacturer} values={manufacturers} />
        <ValueSelect label="Size" name="size" value={query.size} values={sizes} />
        <ValueSelect label="Colour" name="colour" value={query.colour} values={colours} />
        {!isPromotion && (
          <label className={styles.check}>
            <input type="checkbox" name="sale" value="1" defaultChecked={query.onSale} />
            <span>On sale</span>
          </label>
        )}
        <button className="btn btn-primary" type="submit">
          Apply
        </button>
      </form>
    </section>
  );
}

interface CategoriesProps {
  readonly query: ListingQuery;
  readonly categories: readonly MainCategory[];
}

function Categories({ query, categories }: CategoriesProps) {
  const isChosen = ({ id, slug }: { readonly id: string; readonly slug: string }, chosen: string) =>
    chosen !== '' && (id === chosen || slug === chosen);
  const open =
    categories.find((main) => isChosen(main, query.mainId)) ??
    categories.find(({ subcategories }) => subcategories.some((sub) => isChosen(sub, query.subId)));
  return (
    <nav className={styles.categories} aria-label="Categories">
      <ul>
        {categories.map((main) => (
          <li key={main.id}>
            <ListingLink query={{ ...query, mainId: main.id, subId: '' }} aria-current={main === open}>
              {main.name}
            </ListingLink>
            {main === open && main.subcategories.length > 0 && (
              <ul>
                {main.subcategories.map((sub) => (
                  <li key={sub.id}>
                    <ListingLink
                      query={{ ...query, subId: sub.id }}
                      aria-current={isChosen(sub, query.subId)}
                    >
                      {sub.name}
                    </ListingLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PriceInputProps {
  readonly label: string;
  readonly name: string;
  readonly value: number | null;
  readonly onLeave: () => void;
}

function PriceInput({ label, name, value, onLeave }: PriceInputProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        className="form-control"
        type="number"
        inputMode="decimal"
        name={name}
        min={0}
        max={highestPrice}
        step={0.01}
        defaultValue={value ?? ''}
        onBlur={onLeave}
      />
    </label>
  );
}

interface ValueSelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly values: readonly DistinctValue[];
}

/** A select of one value; nothing without values. */
function ValueSelect({ label, name, value, values }: ValueSelectProps) {
  const isKnown = value === '' || values.some((one) => one.value === value);
  const offered = isKnown ? values : [{ value, count: null }, ...values];
  if (offered.length === 0) return null;
  return (
    <label>
      <span>{label}</span>
      <select className="form-select" name={name} defaultValue={value}>
        <option value="">All</option>
        {offered.map((one) => (
          <option key={one.value} value={one.value}>
            {one.count === null ? one.value : `${one.value} (${one.count})`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sets the fields to an address's values, except a number field being edited. */
function showIn(form: HTMLFormElement, address: string, left: Element | null = null): void {
  const { searchParams } = new URL(address, location.origin);
  for (const name of ownFields) {
    const field = form.elements.namedItem(name) as FilterField | null;
    const value = searchParams.get(name) ?? '';
    if (!field || (field === left && field.type === 'number')) continue;
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = value === '1';
    else field.value = value;
  }
}
