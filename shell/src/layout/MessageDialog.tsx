import { useBus } from '@storefront/shared/bus';
import type { DialogMessage } from '@storefront/shared/contracts/state';
import { Link, useBackCloses } from '@storefront/shared/router';
import { useEffect, useRef, useState } from 'react';

/** Shows the bus's dialogs one at a time and returns the focus afterwards (P17). */
export function MessageDialog() {
  const bus = useBus();
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<DialogMessage | null>(null);

  useEffect(() => {
    const subscription = bus.events.dialogs.subscribe(setShown);
    return () => subscription.unsubscribe();
  }, [bus]);

  useEffect(() => {
    if (!shown || dialog.current?.open) return;
    dialog.current?.showModal();
    // Not the link, which comes first.
    answer.current?.focus();
  }, [shown]);

  useBackCloses(shown !== null, () => dialog.current?.close());

  if (!shown) return null;
  return (
    <dialog
      ref={dialog}
      className={`message-dialog message-dialog-${shown.kind}`}
      aria-labelledby="message-title"
      aria-describedby="message-text"
      onClose={({ currentTarget }) => {
        setShown(null);
        // A navigation may have removed the element that gets the focus back.
        const { activeElement } = document;
        const isLost = activeElement === document.body || currentTarget.contains(activeElement);
        if (isLost) document.getElementById('content')?.focus();
      }}
    >
      <h2 id="message-title">{shown.title}</h2>
      <p id="message-text">{shown.text}</p>
      <form method="dialog">
        {shown.way && (
          <Link className="btn btn-link" to={shown.way.to} onClick={() => dialog.current?.close()}>
            {shown.way.text}
          </Link>
        )}
        <button ref={answer} className="btn btn-primary" type="submit">
          OK
        </button>
      </form>
    </dialog>
  );
}
