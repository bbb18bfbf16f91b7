import { useBus } from '@storefront/shared/bus';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';
import { Form, fades, useLocation, useSearchParams } from '@storefront/shared/router';
import { selectOnFirstPress } from '@storefront/shared/ui/select-on-first-press';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import {
  type FocusEvent,
  type MouseEvent,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../Icon';
import type { ShownSuggestions, Suggestions as SuggestionList } from './Suggestions';

const searchId = 'site-search';
const suggestionsId = 'search-suggestions';

/**
 * The search of every page. On narrow screens a button opens it over the header, also without scripts; `isSearchBoxShow` mirrors that
 * (P12). Suggestions are loaded on focus; the search works without them.
 */
export function SearchBox() {
  const { key, pathname } = useLocation();
  const [parameters] = useSearchParams();
  const bus = useBus();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keyword = pathname === '/search' ? withoutControlCharacters(parameters.get('keyword') ?? '') : '';
  const hydrated = useHydrated();
  const [Suggestions, setSuggestions] = useState<typeof SuggestionList | null>(null);
  const [{ expanded, activeId }, setShown] = useState<ShownSuggestions>({ expanded: false });

  const suggest = useCallback(() => {
    import(/* webpackChunkName: "suggestions" */ './Suggestions').then(
      ({ Suggestions }) => setSuggestions(() => Suggestions),
      // The next focus tries again.
      () => {},
    );
  }, []);

  // It may have been focused before hydration.
  useEffect(() => {
    if (document.activeElement === input.current) suggest();
  }, [suggest]);

  const shown = useRef({ key, keyword });
  useEffect(() => {
    // Not on the first render: the visitor may have typed before hydration.
    if (shown.current.key !== key) close(form.current);
    if (shown.current.keyword !== keyword && input.current) input.current.value = keyword;
    shown.current = { key, keyword };
  }, [key, keyword]);

  function open(event: MouseEvent) {
    if (!canPopOver()) return;
    event.preventDefault();
    form.current?.showPopover();
    input.current?.focus();
    input.current?.select();
  }

  // Closes when the focus leaves: it may cover the next control.
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
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
        className="site-search field-with-button"
        id={searchId}
        role="search"
        popover="auto"
        onBlur={leave}
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
          type="text"
          role={hydrated ? 'combobox' : 'searchbox'}
          enterKeyHint="search"
          {...(hydrated && {
            autoComplete: 'off',
            onFocus: suggest,
            onPointerDown: selectOnFirstPress,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'grid',
            'aria-expanded': expanded,
            'aria-controls': expanded ? suggestionsId : undefined,
            'aria-activedescendant': activeId,
          })}
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
        {Suggestions && <Suggestions id={suggestionsId} input={input} onShow={setShown} />}
      </Form>
    </>
  );
}

/** Older browsers always show the form in the header. */
const canPopOver = () => typeof HTMLElement.prototype.hidePopover === 'function';

function close(form: HTMLFormElement | null) {
  if (canPopOver() && form?.matches(':popover-open')) form.hidePopover();
}

function Magnifier() {
  return <Icon drawing="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5l5 5" size="1.25em" />;
}
