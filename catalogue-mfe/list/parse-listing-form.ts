import { type ListingQuery, parseListingQuery } from './listing-query';

/** Reads the listing that a form asks for, as the server would read the address it leads to. */
export function parseListingForm(form: HTMLFormElement): ListingQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseListingQuery({
    pathname: new URL(form.action).pathname,
    searchParams: new URLSearchParams(fields),
  });
}
