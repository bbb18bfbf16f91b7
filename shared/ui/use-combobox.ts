import { type MouseEvent, useEffect, useState } from 'react';

/** The option that stands for the field itself. */
const noOption = -1;

const caretKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

interface Combobox {
  /** Of the list; its options are `{id}-0`, `{id}-1` … */
  readonly id: string;
  /** How many options there are; none while the list is closed. */
  readonly count: number;
  /** What the options come from: when it changes, none is active any more. */
  readonly source: unknown;
  readonly close: () => void;
  /** What an arrow key does while the list is closed. */
  readonly open?: (() => void) | undefined;
}

/**
 * The list of suggestions of an ARIA combobox, whose field keeps the focus: arrows up and down go round through the options and the
 * field itself, a key that moves the caret leads back to the field, Enter presses the active option, which is kept in sight, and
 * Escape closes the list.
 */
export function useCombobox({ id, count, source, close, open }: Combobox) {
  const [active, setActive] = useState({ source, nth: noOption });
  const nth = active.source === source ? active.nth : noOption;
  const activeId = nth === noOption ? undefined : `${id}-${nth}`;
  const activate = (nth: number) => setActive({ source, nth });

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    activeId,
    activateField: () => activate(noOption),
    /** Takes a key that was pressed in the field. */
    press(event: KeyboardEvent): void {
      if (event.isComposing) return;
      if (caretKeys.includes(event.key)) activate(noOption);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const places = count + 1;
      if (step && count > 0) activate(((nth + 1 + step + places) % places) - 1);
      else if (step && open) open();
      else if (event.key === 'Escape' && count > 0) close();
      else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
      else return;
      event.preventDefault();
    },
    list: {
      id,
      role: 'listbox',
      'aria-label': 'Suggestions',
      // A press would move the focus out of the field and close the list before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (option: number, onClick: () => void) => ({
      id: `${id}-${option}`,
      role: 'option',
      'aria-selected': option === nth,
      tabIndex: -1,
      onClick,
    }),
  };
}
