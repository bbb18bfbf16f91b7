const pressable = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Whether an element that floats over the page, seen or not, is in the way of a visitor: over what has the focus, or over a
 * third or more of a control.
 */
export function coversAControl(floating: Element): boolean {
  const box = floating.getBoundingClientRect();
  const { activeElement } = document;
  return controlsUnder(floating, box).some(
    (control) => control === activeElement || coveredPart(control, box) >= 1 / 3,
  );
}

/** Looks at points so near to one another that no control is between them. */
function controlsUnder(floating: Element, { left, top, width, height }: DOMRect): Element[] {
  const places = [0, 0.25, 0.5, 0.75, 1];
  return places
    .flatMap((x) => places.map((y) => document.elementsFromPoint(left + x * width, top + y * height)))
    .flat()
    .filter((element) => !floating.contains(element))
    .map((element) => element.closest(pressable))
    .filter((control) => control !== null);
}

function coveredPart(control: Element, by: DOMRect): number {
  const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
  const across = Math.min(right, by.right) - Math.max(left, by.left);
  const down = Math.min(bottom, by.bottom) - Math.max(top, by.top);
  return (Math.max(0, across) * Math.max(0, down)) / (width * height);
}
