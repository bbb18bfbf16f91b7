import { removedFields, removedIn, useBus } from '@storefront/shared/bus';
import {
  type CartLine,
  listFields,
  type RemovedLines,
  type StoredList,
} from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { useLocation } from '@storefront/shared/router';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type DetailedLines, lineName } from '../../data/line-details';
import styles from './UndoRemoval.module.scss';

interface UndoRemovalProps extends DetailedLines {
  readonly list: StoredList;
  readonly heading: RefObject<HTMLElement | null>;
}

/** A message that lines were removed, with 'Undo' (P42), also without JavaScript. Takes the focus of a removed line. */
export function UndoRemoval({ list, lines, detailsOf, heading }: UndoRemovalProps) {
  const bus = useBus();
  const { search } = useLocation();
  const text = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<RemovedLines | null>(() =>
    removedIn(new URLSearchParams(search), list),
  );

  useEffect(() => {
    const subscription = bus.events.linesRemoved.subscribe((lately) => {
      if (lately.list === list) setRemoved(lately);
    });
    return () => subscription.unsubscribe();
  }, [bus, list]);

  const fromAddress = useRef(removed);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === heading.current;
    if (removed !== fromAddress.current && isLost) button.current?.focus({ preventScroll: true });
  }, [removed, heading]);

  // The offer ends once the lines are back; it stays if a full list refused some.
  function finish() {
    if (removed && isMissing(removed, bus.state().ecomerce[listFields[list]])) return;
    setRemoved(null);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.status} role="status" onSubmit={finish}>
      {removed && isMissing(removed, lines) && (
        <div className={styles.removed}>
          <span id={text}>{`${whatWas(removed, detailsOf)} removed.`}</span>
          <StateForm list={list} intent="restore" returnTo={listPages[list]}>
            {Object.entries(removedFields(removed))
              .filter(([name]) => name !== 'list')
              .map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            <button ref={button} className="btn btn-link" type="submit" aria-describedby={text}>
              Undo
            </button>
          </StateForm>
        </div>
      )}
    </div>
  );
}

function isMissing(removed: RemovedLines, lines: readonly CartLine[]): boolean {
  return removed.lines.some(({ id }) => !lines.some((line) => line.id === id));
}

function whatWas({ lines: [first, ...others] }: RemovedLines, detailsOf: DetailedLines['detailsOf']) {
  if (!first || others.length > 0) return `${others.length + 1} products were`;
  return `${lineName(first.id, detailsOf(first.id))} was`;
}
