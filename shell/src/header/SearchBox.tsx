import { useBus } from '@storefront/shared/bus';
import { Form, fades, useLocation, useSearchParams } from '@storefront/shared/router';
import type { MouseEvent, ToggleEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Icon } from '../layout/Icon';

const searchId = 'site-search';

/**
 * The search of every page. On narrow screens a button opens it over the header, and it closes itself, before and without
 * scripts too; `isSearchBoxShow` says whether it is open there (specification section 2).
 */
export function SearchBox() {
  const { key, pathname } = useLocation();
  const [parameters] = useSearchParams();
  const bus = useBus();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keyword = pathname === '/search' ? (parameters.get('keyword') ?? '') : '';

  const shown = useRef({ key, keyword });
  useEffect(() => {
    // Only a navigation changes what the visitor may have done before there were scripts.
    if (shown.current.key !== key && form.current?.matches(':popover-open')) form.current.hidePopover();
    if (shown.current.keyword !== keyword && input.current) input.current.value = keyword;
    shown.current = { key, keyword };
  }, [key, keyword]);

  function open(event: MouseEvent) {
    event.preventDefault();
    form.current?.showPopover();
    input.current?.focus();
  }

  function follow({ newState }: ToggleEvent) {
    bus.update('app', { isSearchBoxShow: newState === 'open' });
  }

  return (
    <>
      <button className="site-search-toggle" type="button" popoverTarget={searchId} onClick={open}>
        <Magnifier />
        <span className="visually-hidden">Open search</span>
      </button>
      <Form
        ref={form}
        action="/search"
        className="site-search"
        id={searchId}
        role="search"
        popover="auto"
        onToggle={follow}
        viewTransition={fades()}
      >
        <label className="visually-hidden" htmlFor="keyword">
          Search for products
        </label>
        <input
          ref={input}
          className="form-control"
          id="keyword"
          name="keyword"
          type="search"
          placeholder="Search for products"
          defaultValue={keyword}
          pattern=".*\S.*"
          title="Type what you are looking for"
          maxLength={200}
          required
        />
        <button className="btn btn-primary" type="submit">
          <Magnifier />
          <span className="visually-hidden">Search</span>
        </button>
        <button
          className="site-search-toggle"
          type="button"
          popoverTarget={searchId}
          popoverTargetAction="hide"
        >
          <Icon drawing="m6 6 12 12M18 6 6 18" />
          <span className="visually-hidden">Close search</span>
        </button>
      </Form>
    </>
  );
}

function Magnifier() {
  return <Icon drawing="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5l5 5" size={20} />;
}
