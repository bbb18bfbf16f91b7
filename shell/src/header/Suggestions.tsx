import { useBus, useTopic } from '@storefront/shared/bus';
import type { Product } from '@storefront/shared/contracts/product';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';
import { formatPrice } from '@storefront/shared/product/format-price';
import { productPath } from '@storefront/shared/product/paths';
import { currentPrice } from '@storefront/shared/product/price';
import { quantityIn } from '@storefront/shared/product/quantity-in';
import { Link, useLocation } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { useCombobox } from '@storefront/shared/ui/use-combobox';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { minTextLength, useSuggestions } from './use-suggestions';

/** ARIA state of the list. */
export interface ShownSuggestions {
  readonly expanded: boolean;
  readonly activeId?: string | undefined;
}

interface SuggestionsProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onShow: (shown: ShownSuggestions) => void;
}

/**
 * Product suggestions as the grid of an ARIA combobox (P12): each links to its page or is added to the cart. After an addition the input is
 * selected, ready for the next product.
 */
export function Suggestions({ id, input, onShow }: SuggestionsProps) {
  const { key } = useLocation();
  const [text, setText] = useState(() => typedSoFar(input.current));
  const [wantedAt, setWantedAt] = useState<string | null>(text === '' ? null : key);
  // A navigation closes the list.
  const wanted = wantedAt === key;
  const products = useSuggestions(wanted ? text : '');

  const bus = useBus();
  const cartItems = useTopic('ecomerce', ({ cartItems }) => cartItems);

  const expanded = products.length > 0;
  const close = () => setWantedAt(null);
  const { activeId, activateField, press, list, row, option, action } = useCombobox({
    id,
    source: products,
    // 'All results' is an option, too.
    count: expanded ? products.length + 1 : 0,
    actionCount: products.length,
    close,
    open: text.length >= minTextLength ? suggest : undefined,
  });

  useEffect(() => onShow({ expanded, activeId }), [onShow, expanded, activeId]);

  // Takes over input from before this was loaded.
  const shownAt = useRef(key);
  useEffect(() => {
    const typed = typedSoFar(input.current);
    if (typed === '') return;
    setText(typed);
    setWantedAt(shownAt.current);
  }, [input]);

  function suggest() {
    setText(wordsIn(input.current));
    setWantedAt(key);
    activateField();
  }

  function add({ id, name }: Product) {
    bus.change({ list: 'cart', intent: 'add', id, name });
    input.current?.select();
  }

  // Together with the list: an Escape in between would close the search.
  useLayoutEffect(() => {
    const box = input.current;
    const outdated = new AbortController();
    const listening = { signal: outdated.signal };
    box?.addEventListener('input', suggest, listening);
    box?.addEventListener('click', suggest, listening);
    box?.addEventListener('keydown', press, listening);
    box?.addEventListener('blur', close, listening);
    box?.form?.addEventListener('submit', close, listening);
    return () => outdated.abort();
  });

  return (
    <>
      <p className="visually-hidden" role="status">
        {expanded && `${products.length} suggestion${products.length === 1 ? '' : 's'}`}
      </p>
      {expanded && (
        <div className="suggestions" {...list}>
          {products.map((product, nth) => (
            <div key={product.id} {...row}>
              <div {...option(nth, close)}>
                <Link to={productPath(product.id)} tabIndex={-1}>
                  <Picture picture={product.pictures[0] ?? null} alt="" sizes="48px" />
                  <span>
                    <span>
                      <ProductName name={product.name} />
                    </span>{' '}
                    <strong>{formatPrice(currentPrice(product))}</strong>
                    {quantityIn(cartItems, product.id) > 0 && (
                      <small>{` ${quantityIn(cartItems, product.id)} in\u00a0cart`}</small>
                    )}
                  </span>
                </Link>
              </div>
              <button
                type="button"
                className="btn btn-outline-primary"
                aria-label={`Add ${product.name} to cart`}
                data-opens="cart-drawer"
                {...action(nth, () => add(product))}
              >
                Add
              </button>
            </div>
          ))}
          <div {...row}>
            <div {...option(products.length, close)}>
              <Link to={`/search?${new URLSearchParams({ keyword: text })}`} tabIndex={-1}>
                {`All results for ‘${text}’`}
              </Link>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** Input from before this was loaded; '' while the box contains the shown search. */
function typedSoFar(input: HTMLInputElement | null): string {
  return input && input.value !== input.defaultValue ? wordsIn(input) : '';
}

function wordsIn(input: HTMLInputElement | null): string {
  return withoutControlCharacters(input?.value ?? '').trim();
}
