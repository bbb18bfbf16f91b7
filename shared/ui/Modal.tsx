import { useBackCloses } from '@storefront/shared/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface ModalProps {
  readonly open: boolean;
  /** Called when the visitor closes it, and when the browser says that it closed in another way. */
  readonly onClose: () => void;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** Gets the focus back, where it is known; otherwise what had the focus. */
  readonly opener?: HTMLElement | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A dialog over the page, in browsers only: it keeps the focus and gives it back; Escape, Back and a press beside it close it. Its
 * content is there only while it can be seen.
 */
export function Modal({ open, onClose, labelledBy, opener, className = '', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedMask = useRef(false);
  /** Whether the visitor closed it, which the browser says only with a later frame: it may be opened again before that. */
  const isDismissed = useRef(false);
  const [isSeen, setSeen] = useState(open);
  const [hasScrollBar, setScrollBar] = useState(open && takesRoomForScrollBar());
  if (open && !isSeen) {
    setSeen(true);
    setScrollBar(takesRoomForScrollBar());
  }

  useEffect(() => {
    const element = dialog.current;
    if (!element || open === element.open) return;
    if (!open) return element.close();
    // A closing dialog returns the focus to what had it before. Safari does not focus a pressed button, so that is done here.
    opener?.focus({ preventScroll: true });
    isDismissed.current = false;
    element.showModal();
  }, [open, opener]);

  function dismiss() {
    isDismissed.current = true;
    dialog.current?.close();
    onClose();
  }
  useBackCloses(open, dismiss);

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: by key it closes with Escape
    <dialog
      ref={dialog}
      className={`over-page ${className}`}
      aria-labelledby={labelledBy}
      data-scroll-bar={hasScrollBar || undefined}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (!isDismissed.current) onClose();
        void whenUnseen(currentTarget).then(() => setSeen(currentTarget.open));
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedMask.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressedMask.current && target === currentTarget) dismiss();
      }}
    >
      {isSeen && children}
    </dialog>,
    document.body,
  );
}

/** Resolves when a closed dialog has left the screen. */
async function whenUnseen(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
}

const takesRoomForScrollBar = () => innerWidth > document.documentElement.clientWidth;
