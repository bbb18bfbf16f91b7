import { type MouseEvent, useEffect, useState } from 'react';

/** What stands for the field itself. */
const field = { nth: -1, isAction: false };

const caretKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

interface Combobox {
  /** Of the list; its options are `{id}-0`, `{id}-1` … */
  readonly id: string;
  /** How many options there are; none while the list is closed. */
  readonly count: number;
  /** How many of them, from the first on, have an action beside them; none when left out. */
  readonly actionCount?: number;
  /** What the options come from: when it changes, none is active any more. */
  readonly source: unknown;
  readonly close: () => void;
  /** What an arrow key does while the list is closed. */
  readonly open?: (() => void) | undefined;
}

/**
 * The list of suggestions of an ARIA combobox, whose field keeps the focus: arrows up and down go round through the options and the
 * field itself, a key that moves the caret leads back to the field, Enter presses the active option, which is kept in sight, and
 * Escape closes the list; keys of an input method do none of that. Where options have actions the list is a grid: right leads from an
 * option to its action, left back, and whoever draws it puts the two into a row. An option may have a link in it, which is what Enter
 * presses then.
 */
export function useCombobox({ id, count, actionCount = 0, source, close, open }: Combobox) {
  const [active, setActive] = useState({ source, ...field });
  const { nth, isAction } = active.source === source ? active : field;
  const activeId = nth === field.nth ? undefined : `${id}-${nth}${isAction ? '-action' : ''}`;
  const activate = (nth: number, isAction = false) => setActive({ source, nth, isAction });
  const isGrid = actionCount > 0;
  const role = isGrid ? 'gridcell' : 'option';

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    activeId,
    activateField: () => activate(field.nth),
    /** Takes a key that was pressed in the field. */
    press(event: KeyboardEvent): void {
      // Safari ends a composition before the key that ends it, which then is known as the input method's by 229 alone.
      if (event.isComposing || event.keyCode === 229) return;
      const hasAction = activeId && nth < actionCount;
      const isAcross = hasAction && event.key === (isAction ? 'ArrowLeft' : 'ArrowRight');
      // Unless it leads across, below.
      if (caretKeys.includes(event.key)) activate(field.nth);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (isAcross) activate(nth, !isAction);
      // Round through the options and the field, which is before the first.
      else if (step && count > 0) activate(((nth + step + count + 2) % (count + 1)) - 1);
      else if (step && open) open();
      else if (event.key === 'Escape' && count > 0) close();
      else if (event.key === 'Enter' && activeId) pressIn(document.getElementById(activeId));
      else return;
      event.preventDefault();
    },
    list: {
      id,
      role: isGrid ? 'grid' : 'listbox',
      'aria-label': 'Suggestions',
      // A press would move the focus out of the field and close the list before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    /** What has an option and its action in it. */
    row: { role: 'row' },
    option: (option: number, onClick: () => void) => ({
      id: `${id}-${option}`,
      role,
      'aria-selected': option === nth && !isAction,
      tabIndex: -1,
      onClick,
    }),
    action: (option: number, onClick: () => void) => ({
      id: `${id}-${option}-action`,
      role,
      'aria-selected': option === nth && isAction,
      tabIndex: -1,
      onClick,
    }),
  };
}

function pressIn(option: HTMLElement | null): void {
  (option?.querySelector('a') ?? option)?.click();
}
