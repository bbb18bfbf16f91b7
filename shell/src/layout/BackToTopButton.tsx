import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon';
import { onScroll } from './on-scroll';

/** Scrolls to the top and focuses the content; hidden while it would cover a control, a total or the focus (P15). */
export function BackToTopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    const look = () => {
      if (button.current && button.current !== document.activeElement)
        setInTheWay(coversAControl(button.current));
    };
    look();
    const stop = onScroll(look);
    addEventListener('resize', look);
    document.addEventListener('focusin', look);
    return () => {
      stop();
      removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
    };
  }, []);

  return (
    <button
      ref={button}
      className="back-to-top"
      type="button"
      data-aside={isInTheWay || undefined}
      onClick={() => {
        document.getElementById('content')?.focus({ preventScroll: true });
        scrollToTop();
      }}
    >
      <Icon drawing="m5 14 7-7 7 7" />
      <span className="visually-hidden">Back to top</span>
    </button>
  );
}

/** In milliseconds (P15). */
const duration = 450;

/** Scrolls to the top; immediately with reduced motion (P15). */
function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return;
  }
  const from = scrollY;
  const began = performance.now();
  const step = () => {
    const part = Math.min(1, (performance.now() - began) / duration);
    scrollTo(0, from * (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Controls, and cells such as a line's total. */
const keptClear = 'a, button, input, select, textarea, summary, [tabindex="0"], td';

/** Whether a floating element covers the focus, or a third or more of a control or cell. */
function coversAControl(floating: Element): boolean {
  const box = floating.getBoundingClientRect();
  const { activeElement } = document;
  return controlsUnder(floating, box).some(
    (control) => control === activeElement || coveredPart(control, box) >= 1 / 3,
  );
}

/** Samples points so densely that no control fits between them. */
function controlsUnder(floating: Element, { left, top, width, height }: DOMRect): Element[] {
  const places = [0, 0.25, 0.5, 0.75, 1];
  return places
    .flatMap((x) => places.map((y) => document.elementsFromPoint(left + x * width, top + y * height)))
    .flat()
    .filter((element) => !floating.contains(element))
    .map((element) => element.closest(keptClear))
    .filter((control) => control !== null);
}

function coveredPart(control: Element, by: DOMRect): number {
  const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
  const across = Math.min(right, by.right) - Math.max(left, by.left);
  const down = Math.min(bottom, by.bottom) - Math.max(top, by.top);
  return (Math.max(0, across) * Math.max(0, down)) / (width * height);
}
