import { type MouseEvent, useEffect, useState } from 'react';

/** The active position of the field itself. */
const field = { nth: -1, isAction: false };

const caretKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

interface Combobox {
  /** Id of the list; options are `{id}-0`, `{id}-1` … */
  readonly id: string;
  /** Number of options; 0 while the list is closed. */
  readonly count: number;
  /** Number of options with an action beside them (default 0). */
  readonly actionCount?: number;
  /** Number of options before those (default 0). */
  readonly firstAction?: number;
  /** Source of the options: a change deactivates the active one. */
  readonly source: unknown;
  readonly close: () => void;
  /** Opens a closed list on an arrow key. */
  readonly open?: (() => void) | undefined;
}

/**
 * Suggestions of an ARIA combobox; the focus stays in its field. Up and Down cycle through the options and the field, keys that move the
 * caret return to the field, Enter presses the active option or the link in it, Escape closes the list. The active option is scrolled into
 * view; keys of an input method are ignored. With `actionCount` the list is a grid whose rows (rendered by the caller) contain an option and its
 * action; Right and Left move between them.
 */
export function useCombobox({ id, count, actionCount, firstAction = 0, source, close, open }: Combobox) {
  const [active, setActive] = useState({ source, ...field });
  const { nth, isAction } = active.source === source ? active : field;
  const activeId = nth === field.nth ? undefined : `${id}-${nth}${isAction ? '-action' : ''}`;
  const activate = (nth: number, isAction = false) => setActive({ source, nth, isAction });
  const isGrid = actionCount !== undefined;
  const role = isGrid ? 'gridcell' : 'option';

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    activeId,
    activateField: () => activate(field.nth),
    /** Handles a key pressed in the field. */
    press(event: KeyboardEvent): void {
      // Safari ends a composition before the key that ends it; only code 229 marks that key as the input method's.
      if (event.isComposing || event.keyCode === 229) return;
      const hasAction = activeId && nth >= firstAction && nth < firstAction + (actionCount ?? 0);
      const isAcross = hasAction && event.key === (isAction ? 'ArrowLeft' : 'ArrowRight');
      // Overridden below when it moves between option and action.
      if (caretKeys.includes(event.key)) activate(field.nth);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (isAcross) activate(nth, !isAction);
      // The field comes before the first option.
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
      // A press would blur the field and close the list before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    /** Row of an option and its action. */
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
