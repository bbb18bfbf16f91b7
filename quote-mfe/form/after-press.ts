const pressed = ':is(a, button, input, label, select, summary):active';

/**
 * Runs a change of layout once nothing is pressed: a field is left in mid-press, and a button that moves away under the pointer
 * gets no click.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(pressed)) requestAnimationFrame(() => afterPress(run));
  else run();
}
