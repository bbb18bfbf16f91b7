import { type ListingQuery, parseListingQuery } from './listing-query';

/** Reads the listing that a form asks for, as the server would read the address it leads to. */
export function parseListingForm(form: HTMLFormElement): ListingQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseListingQuery({
    pathname: new URL(form.action).pathname,
    searchParams: new URLSearchParams(fields),
  });
}

interface HiddenFieldsProps {
  /** Path and query of a listing. */
  readonly address: string;
  /** Names of the query that the form has fields of its own for. */
  readonly except: readonly string[];
}

/** Carries a listing's query through a form that changes a part of it. */
export function HiddenFields({ address, except }: HiddenFieldsProps) {
  const { searchParams } = new URL(address, 'http://localhost');
  return [...searchParams]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
