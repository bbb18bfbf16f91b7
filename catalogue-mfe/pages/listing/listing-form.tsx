import { type ListingQuery, parseListingQuery } from './listing-query';

/** Reads a form's query as the server would read its address. */
export function parseListingForm(form: HTMLFormElement): ListingQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseListingQuery({
    pathname: new URL(form.action).pathname,
    searchParams: new URLSearchParams(fields),
  });
}

interface HiddenFieldsProps {
  readonly address: string;
  readonly except: readonly string[];
}

/** Hidden fields for the listing's other query parameters. */
export function HiddenFields({ address, except }: HiddenFieldsProps) {
  const { searchParams } = new URL(address, 'http://localhost');
  return [...searchParams]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
