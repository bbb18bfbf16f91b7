import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { useRef, useState, useSyncExternalStore } from 'react';
import styles from './KeepDetails.module.scss';
import { forgetDetails, keptDetails } from './kept-details';

/** Name of the checkbox in the form. */
export const keepDetailsField = 'keepDetails';

interface KeepDetailsProps {
  readonly onForget: () => void;
}

/**
 * Checkbox to keep the visitor's details in this browser for the next quote (P70), ticked while some are kept, with a button to forget them
 * at once. Nothing without scripts, which do the keeping.
 */
export function KeepDetails({ onForget }: KeepDetailsProps) {
  const isHydrated = useHydrated();
  const areKept = useSyncExternalStore(
    onStorage,
    () => keptDetails() !== null,
    () => false,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  function forget() {
    onForget();
    forgetDetails();
    setChoice(false);
    setForgotten(true);
    // The focused button is about to disappear.
    box.current?.focus();
  }

  return (
    <div className={styles.row}>
      {isHydrated && (
        <>
          <label className={styles.label}>
            <input
              ref={box}
              className="form-check-input"
              type="checkbox"
              name={keepDetailsField}
              value="1"
              checked={choice ?? areKept}
              onChange={({ target }) => setChoice(target.checked)}
            />
            Keep my details on this device for next time
          </label>
          {areKept && (
            <button className="btn btn-link" type="button" onClick={forget}>
              Forget my details
            </button>
          )}
          <p className="form-text mb-0" role="status">
            {isForgotten && !areKept && 'Your details are no longer kept on this device.'}
          </p>
        </>
      )}
    </div>
  );
}

function onStorage(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
