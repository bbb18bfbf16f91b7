import { inlineFunction } from './start-scripts';

/**
 * JavaScript for a document: a double click sends a form once where the browser itself sends it, as it does until React is there
 * (docs/decisions/068). Buttons with a name, such as a card's plus, are pressed as often as one likes, and so are keys.
 */
export const sendOnce = `${inlineFunction(onePressSends)}()`;

function onePressSends() {
  let last: SubmitEvent | undefined;
  let pointer: number;
  addEventListener('click', ({ detail }) => (pointer = detail), true);
  addEventListener('submit', (event) => {
    const isSoon = last?.target === event.target && event.timeStamp - last.timeStamp < 500;
    const button = event.submitter as HTMLButtonElement | null;
    if (pointer && isSoon && !button?.name) event.preventDefault();
    last = event;
  });
}
