import { useBus } from '@storefront/shared/bus';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import styles from './CopyButton.module.scss';

interface CopyButtonProps {
  readonly text: string;
  readonly copied: string;
  /** Message when the browser refuses, with another way to copy. */
  readonly refused: string;
  /** Shows the text for manual copying. */
  readonly onRefused?: () => void;
  readonly children: string;
}

/** A button that copies a text, shown where scripts run and copying is possible; its space is reserved until that is known. */
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
