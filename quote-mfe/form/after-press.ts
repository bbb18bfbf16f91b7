const pressed = ':is(a, button, input, label, select, summary):active';

/**
 * Runs what moves the page as soon as nothing on it is pressed: a field is left in the midst of a press, and a button that moves
 * away under it hears no click.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(pressed)) requestAnimationFrame(() => afterPress(run));
  else run();
}
