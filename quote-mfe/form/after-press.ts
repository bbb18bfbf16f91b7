const pressed = ':is(a, button, input, label, select, summary):active';

/**
 * Runs what moves the page when nothing on it is pressed any more: at once, or after the click of the press that is under way.
 * A field is left in the midst of a press, and a button that moves away under it hears no click.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(pressed)) {
    run();
    return;
  }
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    setTimeout(run);
  };
  for (const type of ['pointerup', 'pointercancel', 'keyup'] as const)
    addEventListener(type, end, { capture: true, signal: ends.signal });
}
