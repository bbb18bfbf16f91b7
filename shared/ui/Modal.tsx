import { useBackCloses } from '@storefront/shared/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface ModalProps {
  readonly open: boolean;
  /** Called when the visitor or the browser closes it. */
  readonly onClose: () => void;
  /** Id of its heading. */
  readonly labelledBy: string;
  /** Gets the focus back; default is the element that had it. */
  readonly opener?: HTMLElement | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog, in browsers only. It traps the focus and returns it; Escape, Back and a press beside it close it. Its content is rendered
 * only while visible.
 */
export function Modal({ open, onClose, labelledBy, opener, className = '', children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedMask = useRef(false);
  /** Set when the visitor closes it. The browser's event comes a frame later, when it may be open again. */
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
    // A closing dialog returns the focus to the element that had it, but Safari does not focus pressed buttons.
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

async function whenUnseen(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
}

const takesRoomForScrollBar = () => innerWidth > document.documentElement.clientWidth;
