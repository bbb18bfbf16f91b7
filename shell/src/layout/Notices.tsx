import { useBus } from '@storefront/shared/bus';
import type { Notice } from '@storefront/shared/contracts/state';
import { CartButton } from '@storefront/shared/ui/CartButton';
import { use, useEffect, useRef, useState } from 'react';
import { PageContext } from './page-context';

/**
 * Shows the bus's notices as announced toasts, one at a time (P17). The live region exists from the start, since screen readers announce
 * only changes of a known one. A form post's notice is in the next document's HTML and works without scripts.
 */
export function Notices() {
  const bus = useBus();
  const { notice: kept } = use(PageContext);
  const [shown, setShown] = useState<{ readonly notice: Notice; readonly nth: number } | null>(
    kept ? { notice: kept, nth: 0 } : null,
  );
  const cameFrom = useRef<Element | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let nth = 0;
    const show = (notice: Notice) => {
      // The previous focus, unless it is in the notice being replaced.
      if (!place.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      setShown({ notice, nth: ++nth });
    };
    const subscription = bus.events.notices.subscribe(show);
    return () => subscription.unsubscribe();
  }, [bus]);

  function dismiss() {
    setShown(null);
    const hadFocus = place.current?.contains(document.activeElement);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  useEffect(() => {
    if (!shown) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Escape first closes a dialog over the page.
      const isBehind = document.querySelector('dialog:modal') !== null;
      if (key === 'Escape' && !defaultPrevented && !isBehind) dismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <div role="status" ref={place}>
      {shown && (
        <div
          // A new key, so that an identical text is shown and announced again.
          key={shown.nth}
          className={`notice notice-${shown.notice.kind}`}
          onAnimationEnd={() => setShown(null)}
        >
          <div>
            <p>
              <strong>{shown.notice.title}</strong> <span>{shown.notice.text}</span>
            </p>
            <NoticeWays notice={shown.notice} onDone={dismiss} />
          </div>
          <button className="btn-close" type="button" aria-label="Dismiss" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

interface NoticeWaysProps {
  readonly notice: Notice;
  readonly onDone: () => void;
}

/** The actions of a notice (P73). */
function NoticeWays({ notice: { undo, offersCart }, onDone }: NoticeWaysProps) {
  if (!undo && !offersCart) return null;
  return (
    <div className="notice-ways">
      {undo && (
        <button
          className="btn btn-link"
          type="button"
          onClick={() => {
            onDone();
            undo();
          }}
        >
          Undo
        </button>
      )}
      {/* The drawer returns the focus to the current element, which must not be in the notice. */}
      {offersCart && (
        <CartButton className="btn btn-link" onOpen={onDone}>
          View cart
        </CartButton>
      )}
    </div>
  );
}
