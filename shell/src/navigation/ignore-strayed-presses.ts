import type { Bus } from '@storefront/shared/bus';

/** How close together two taps, or two presses of a key, are one gesture, in milliseconds. */
const gesturePause = 500;

/** How far apart two taps of one gesture are at most, in pixels. */
const fingerWidth = 24;

const controls = 'a, button, input, select, textarea, summary, [role=option]';

/**
 * A press reaches nothing but what its gesture began with. The first press of a double one may take its control away (a
 * dialog closes, a line is removed, a page opens) and the second would fall on whatever lies below; so would the second
 * Enter when a dialog has come or gone, and a key that is held down when the focus has moved. Such a press is dropped. So is
 * one by the pointer soon after one that put something into the cart, of the same control or at the same place: a double click
 * adds once (docs/decisions/068).
 */
export function ignoreStrayedPresses({ events }: Pick<Bus, 'events'>): void {
  let began: { readonly control: Element | null; readonly at: MouseEvent } | null = null;
  let isTouch = false;
  let isSecond = false;
  /** The click by the pointer that is handled now, or was last; null when a key has clicked since. */
  let click: MouseEvent | null = null;
  /** The last one of the gesture that put something into the cart. */
  let added: MouseEvent | null = null;
  let hasJustAdded = false;
  let key: { readonly focus: Element | null; readonly dialog: Element | null; readonly at: number } | null =
    null;

  addEventListener('pointerdown', (event) => (isTouch = event.pointerType === 'touch'), { capture: true });

  events.additions.subscribe(() => (added = click));

  function onMouse(event: MouseEvent): void {
    // A click by key, or one that a label passes on, is not made by the pointer.
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

  // Whoever types in between has moved on, by a keyboard on the screen too.
  addEventListener('input', () => (added = null), { capture: true });
  addEventListener(
    'keydown',
    (event) => {
      added = null;
      if (event.key !== 'Enter' && event.key !== ' ') {
        // Another key in between ends the gesture: the visitor has moved on.
        key = null;
        return;
      }
      const focus = document.activeElement;
      if (event.repeat) {
        if (focus !== key?.focus) drop(event);
      } else if (key && event.timeStamp - key.at < gesturePause) {
        if (dialogOf(focus) !== key.dialog) drop(event);
      } else {
        // The dialog is noted besides the control, for the control may be gone by the next press.
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
