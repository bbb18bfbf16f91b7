import { useBus } from '@storefront/shared/bus';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import styles from './CopyButton.module.scss';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** One sentence for who has it now. */
  readonly copied: string;
  /** One sentence that says how to copy it where the browser does not allow it. */
  readonly refused: string;
  /** Shows what can be copied by hand then. */
  readonly onRefused?: () => void;
  /** The button's words. */
  readonly children: string;
}

/** Copies a text, where scripts run and the browser can or there is another way to show; its room is kept until that is known. */
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
