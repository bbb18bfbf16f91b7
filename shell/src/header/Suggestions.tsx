import { useBus, useTopic } from '@storefront/shared/bus';
import type { Product } from '@storefront/shared/contracts/product';
import { withoutControlCharacters } from '@storefront/shared/forms/without-control-characters';
import { askPath } from '@storefront/shared/product/ask-path';
import { formatPrice } from '@storefront/shared/product/format-price';
import { productPath } from '@storefront/shared/product/paths';
import { currentPrice } from '@storefront/shared/product/price';
import { quantityIn } from '@storefront/shared/product/quantity-in';
import { smallPrint } from '@storefront/shared/product/small-print';
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
 * Suggestions as the grid of an ARIA combobox (P12): categories, then products, each linked or added to the cart. After an addition the
 * input is selected, ready for the next product.
 */
export function Suggestions({ id, input, onShow }: SuggestionsProps) {
  const { key } = useLocation();
  const [text, setText] = useState(() => typedSoFar(input.current));
  const [wantedAt, setWantedAt] = useState<string | null>(text === '' ? null : key);
  // A navigation closes the list.
  const wanted = wantedAt === key;
  const answer = useSuggestions(wanted ? text : '');
  const { products, searchedFor = '' } = answer;
  const words = searchedFor || text;
  const categories = categoriesOf(products);
  const isAnswered = answer.text === text && text !== '';
  const isOther = isAnswered && !searchedFor.startsWith(text.toLowerCase());
  const instead = searchedFor && isOther ? `Showing ‘${searchedFor}’; nothing has ‘${text}’. ` : '';

  const bus = useBus();
  const cartItems = useTopic('ecomerce', ({ cartItems }) => cartItems);

  const expanded = products.length > 0 || isAnswered;
  const close = () => setWantedAt(null);
  const { activeId, activateField, press, list, row, option, action } = useCombobox({
    id,
    source: products,
    // The last option leads to all results, or asks for what there is not.
    count: expanded ? categories.length + products.length + 1 : 0,
    firstAction: categories.length,
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
        {expanded && `${instead}${products.length || 'No'} suggestion${products.length === 1 ? '' : 's'}`}
      </p>
      {expanded && (
        <div className="suggestions">
          {instead && <p>{instead}</p>}
          <div {...list}>
            {categories.map(({ category, categoryId }, nth) => (
              <div key={categoryId} {...row}>
                <div {...option(nth, close)}>
                  <Link to={searchPath({ keyword: text, subId: categoryId ?? '' })} tabIndex={-1}>
                    {`${words} in ${category}`}
                  </Link>
                </div>
              </div>
            ))}
            {products.map((product, nth) => (
              <div key={product.id} {...row}>
                <div {...option(categories.length + nth, close)}>
                  <Link to={productPath(product.id)} tabIndex={-1}>
                    <Picture picture={product.pictures[0] ?? null} alt="" sizes="48px" />
                    <span>
                      <span>
                        <Matched text={product.name} words={words} />
                      </span>{' '}
                      <strong>{formatPrice(currentPrice(product))}</strong>
                      {quantityIn(cartItems, product.id) > 0 && (
                        <small>{` ${quantityIn(cartItems, product.id)} in\u00a0cart`}</small>
                      )}
                      <span>{factsOf(product)}</span>
                    </span>
                  </Link>
                </div>
                <button
                  type="button"
                  className="btn btn-outline-primary"
                  aria-label={`Add ${product.name} to cart`}
                  data-opens="cart-drawer"
                  {...action(categories.length + nth, () => add(product))}
                >
                  Add
                </button>
              </div>
            ))}
            <div {...row}>
              <div {...option(categories.length + products.length, close)}>
                {products.length > 0 ? (
                  <Link to={searchPath({ keyword: text })} tabIndex={-1}>{`All results for ‘${text}’`}</Link>
                ) : (
                  <Link to={askPath(text)} tabIndex={-1}>{`Nothing found: ask us for ‘${text}’`}</Link>
                )}
              </div>
            </div>
          </div>
        </div>
      )}
    </>
  );
}

/** A text with the words of the search in bold. */
function Matched({ text, words }: { readonly text: string; readonly words: string }) {
  const begun = words.match(/\p{L}{3,}/gu)?.map((word) => word.replace(/s$/, ''));
  if (!begun) return <ProductName name={text} />;
  const parts = text.split(new RegExp(`\\b((?:${begun.join('|')})\\p{L}*)`, 'iu'));
  return parts.map((part, nth) =>
    nth % 2 ? <b key={nth}>{part}</b> : <ProductName key={nth} name={part} />,
  );
}

/** SKU, pack and price of each. Lines break between them. */
function factsOf(product: Product): string {
  return smallPrint(product)
    .map((fact, nth) => (nth === 0 ? ' ' : ' · ') + fact.replaceAll(' ', '\u00a0'))
    .join('');
}

/** A product of each of the best two categories. */
function categoriesOf(products: readonly Product[]): readonly Product[] {
  const of = (product: Product) => products.find(({ categoryId }) => categoryId === product.categoryId);
  return products.filter((product) => product.categoryId && of(product) === product).slice(0, 2);
}

function searchPath(query: Readonly<Record<string, string>>): string {
  return `/search?${new URLSearchParams(query)}`;
}

/** Input from before this was loaded; '' while the box contains the shown search. */
function typedSoFar(input: HTMLInputElement | null): string {
  return input && input.value !== input.defaultValue ? wordsIn(input) : '';
}

function wordsIn(input: HTMLInputElement | null): string {
  return withoutControlCharacters(input?.value ?? '').trim();
}
