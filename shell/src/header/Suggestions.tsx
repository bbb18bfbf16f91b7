import { formatPrice } from '@storefront/shared/product/format-price';
import { productPath } from '@storefront/shared/product/paths';
import { currentPrice } from '@storefront/shared/product/price';
import { fades, Link, useLocation, useNavigate } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import { ProductName } from '@storefront/shared/ui/ProductName';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { minTextLength, useSuggestions } from './use-suggestions';

/** What the search box says of the list to assistive technology. */
export interface ShownSuggestions {
  readonly expanded: boolean;
  /** Id of the option that Enter would open. */
  readonly activeId?: string | undefined;
}

interface SuggestionsProps {
  /** Id the list gets. */
  readonly id: string;
  /** The search box; it keeps the focus. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Hears of every change. */
  readonly onShow: (shown: ShownSuggestions) => void;
}

/** The option that stands for the box itself. */
const noOption = -1;

/** Products for what is being typed, as the listbox of an ARIA combobox (P12). */
export function Suggestions({ id, input, onShow }: SuggestionsProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [text, setText] = useState(() => typedSoFar(input.current));
  const [wantedAt, setWantedAt] = useState<string | null>(text === '' ? null : key);
  // A navigation closes the list.
  const wanted = wantedAt === key;
  const products = useSuggestions(wanted ? text : '');
  const [active, setActive] = useState({ of: products, index: noOption });

  const expanded = products.length > 0;
  const index = expanded && active.of === products ? active.index : noOption;
  const search = `/search?${new URLSearchParams({ keyword: text })}`;
  const options = [...products.map(({ id }) => productPath(id)), search];
  const idOf = (option: number) => `${id}-${option}`;
  const activeId = index === noOption ? undefined : idOf(index);
  const close = () => setWantedAt(null);

  useEffect(() => onShow({ expanded, activeId }), [onShow, expanded, activeId]);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // Takes over what was typed before this component had a listener.
  const shownAt = useRef(key);
  useEffect(() => {
    const typed = typedSoFar(input.current);
    if (typed === '') return;
    setText(typed);
    setWantedAt(shownAt.current);
  }, [input]);

  function type() {
    setText(input.current?.value.trim() ?? '');
    setWantedAt(key);
    setActive({ of: products, index: noOption });
  }

  function press(event: KeyboardEvent) {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[index];
    if (step && expanded) {
      // The arrow keys go round through the options and the box itself.
      const places = options.length + 1;
      setActive({ of: products, index: ((index + 1 + step + places) % places) - 1 });
    } else if (step && text.length >= minTextLength) {
      setWantedAt(key);
    } else if (event.key === 'Escape' && expanded) {
      close();
    } else if (event.key === 'Enter' && chosen !== undefined) {
      close();
      navigate(chosen, { viewTransition: fades() });
    } else return;
    event.preventDefault();
  }

  useEffect(() => {
    const box = input.current;
    box?.addEventListener('input', type);
    box?.addEventListener('keydown', press);
    box?.addEventListener('blur', close);
    box?.form?.addEventListener('submit', close);
    return () => {
      box?.removeEventListener('input', type);
      box?.removeEventListener('keydown', press);
      box?.removeEventListener('blur', close);
      box?.form?.removeEventListener('submit', close);
    };
  });

  const option = (nth: number) => ({
    id: idOf(nth),
    role: 'option',
    'aria-selected': nth === index,
    tabIndex: -1,
    to: options[nth] ?? search,
    onClick: close,
  });

  return (
    <>
      <p className="visually-hidden" role="status">
        {expanded && `${products.length} ${products.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {expanded && (
        <div
          className="suggestions"
          id={id}
          role="listbox"
          aria-label="Suggestions"
          // A press would move the focus out of the box and close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {products.map((product, nth) => (
            <Link key={product.id} {...option(nth)}>
              <Picture picture={product.pictures[0] ?? null} alt="" sizes="48px" />
              <span>
                <ProductName name={product.name} />
              </span>{' '}
              <strong>{formatPrice(currentPrice(product))}</strong>
            </Link>
          ))}
          <Link {...option(products.length)}>All results for ‘{text}’</Link>
        </div>
      )}
    </>
  );
}

/** What was typed before this code was loaded; '' while the box still holds the words of the search that is shown. */
function typedSoFar(input: HTMLInputElement | null): string {
  return input && input.value !== input.defaultValue ? input.value.trim() : '';
}
