import { type ListingQuery, parseListingQuery } from './listing-query';

/** The listing that a form asks for, as the server would read its address. */
export function queryOfForm(form: HTMLFormElement): ListingQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseListingQuery({
    pathname: new URL(form.action).pathname,
    searchParams: new URLSearchParams(fields),
  });
}
