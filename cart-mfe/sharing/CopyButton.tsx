import { useBus } from '@storefront/shared/bus';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import styles from './CopyButton.module.scss';

interface CopyButtonProps {
  readonly text: string;
  readonly copied: string;
  /** Message for when the browser refuses, with another way to copy. */
  readonly refused: string;
  /** Shows the text for copying by hand. */
  readonly onRefused?: () => void;
  readonly children: string;
}

/** A button that copies a text, offered where scripts run and there is a way to copy; its room is kept until that is known. */
export function CopyButton({ text, copied, refused, onRefused, children }: CopyButtonProps) {
  const bus = useBus();
  const isOffered = useHydrated() && (navigator.clipboard !== undefined || onRefused !== undefined);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      bus.notify({ kind: 'success', title: 'Copied.', text: copied });
    } catch {
      onRefused?.();
      bus.notify({ kind: 'warning', title: 'Not copied.', text: refused });
    }
  }

  return (
    <button
      className={`btn btn-outline-primary ${isOffered ? '' : styles.waiting}`}
      type="button"
      onClick={copy}
    >
      {children}
    </button>
  );
}
