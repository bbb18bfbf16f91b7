import { useBus } from '@storefront/shared/bus';
import type { Notice } from '@storefront/shared/contracts/state';
import { CartButton } from '@storefront/shared/ui/CartButton';
import { use, useEffect, useRef, useState } from 'react';
import { PageContext } from './page-context';

/**
 * Shows the bus's messages as toasts, one at a time, and has them announced (P17). The region is there from
 * the start, for screen readers hear only changes of a region they already know. What the form post before this document has to
 * say is in its HTML, and is shown without scripts.
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
      // Remembers where the focus was, unless it is in the notice that this one replaces.
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
      // Escape closes a dialog over the page first, and not the notice behind it.
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
          // A new key, so that a notice with the same text is shown and announced anew.
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
  /** Takes the notice away, and the focus back to where it was. */
  readonly onDone: () => void;
}

/** What a notice offers to do about what it says (P73). */
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
      {/* The drawer gives the focus back to what has it then, which the notice may not live to. */}
      {offersCart && (
        <CartButton className="btn btn-link" onOpen={onDone}>
          View cart
        </CartButton>
      )}
    </div>
  );
}
