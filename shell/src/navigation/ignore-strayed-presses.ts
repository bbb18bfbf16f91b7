import type { Bus } from '@storefront/shared/bus';

/** Longest pause between two taps or key presses of one gesture, in milliseconds. */
const gesturePause = 500;

/** Largest distance between two taps of one gesture, in pixels. */
const fingerWidth = 24;

const controls = 'a, button, input, select, textarea, summary, [role=option]';

/**
 * Drops a press that would hit another target than its gesture began with. The first press of a double click may remove its control (a
 * dialog closes, a line is removed, a page opens), and the second would hit what lies below. So would a second Enter after a dialog has
 * opened or closed, and a held key after the focus has moved. Also drops a pointer's press soon after an addition to the cart on the same
 * control or spot, so that a double click adds once (docs/decisions/068).
 */
export function ignoreStrayedPresses({ events }: Pick<Bus, 'events'>): void {
  let began: { readonly control: Element | null; readonly at: MouseEvent } | null = null;
  let isTouch = false;
  let isSecond = false;
  /** The pointer's click being handled, or the last one; null after a key's click. */
  let click: MouseEvent | null = null;
  /** The gesture's last click that added to the cart. */
  let added: MouseEvent | null = null;
  let hasJustAdded = false;
  let key: { readonly focus: Element | null; readonly dialog: Element | null; readonly at: number } | null =
    null;

  addEventListener('pointerdown', (event) => (isTouch = event.pointerType === 'touch'), { capture: true });

  events.additions.subscribe(() => (added = click));

  function onMouse(event: MouseEvent): void {
    // Keys and labels also fire clicks.
    click = event.detail === 0 ? null : event;
    if (!click) return;
    const control = controlOf(event.target);
    if (event.type === 'mousedown') {
      hasJustAdded = added !== null && isSoon(event, added);
      isSecond =
        event.detail > 1 ||
        (began !== null &&
          (hasJustAdded || (isTouch && isSoon(event, began.at))) &&
          (control === began.control || isNear(event, began.at)));
      if (!isSecond) {
        began = { control, at: event };
        added = null;
      }
    }
    if (isSecond && (hasJustAdded || control !== began?.control)) drop(event);
  }
  addEventListener('mousedown', onMouse, { capture: true });
  addEventListener('click', onMouse, { capture: true });

  // Typing ends the gesture, also on a screen keyboard.
  addEventListener('input', () => (added = null), { capture: true });
  addEventListener(
    'keydown',
    (event) => {
      added = null;
      if (event.key !== 'Enter' && event.key !== ' ') {
        // Another key ends the gesture.
        key = null;
        return;
      }
      const focus = document.activeElement;
      if (event.repeat) {
        if (focus !== key?.focus) drop(event);
      } else if (key && event.timeStamp - key.at < gesturePause) {
        if (dialogOf(focus) !== key.dialog) drop(event);
      } else {
        // The dialog, too: the control may be gone by the next press.
        key = { focus, dialog: dialogOf(focus), at: event.timeStamp };
      }
    },
    { capture: true },
  );
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isSoon(event: MouseEvent, first: MouseEvent): boolean {
  return event.timeStamp - first.timeStamp < gesturePause;
}

function isNear(event: MouseEvent, first: MouseEvent): boolean {
  const way = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
  return way < fingerWidth;
}

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest(controls) ?? target;
}

function dialogOf(element: Element | null): Element | null {
  return element?.closest('dialog, [role=dialog]') ?? null;
}
