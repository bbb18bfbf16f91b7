import { sendOnce } from './send-once';

// As the document has it.
const script = document.createElement('script');
script.textContent = sendOnce;
document.body.append(script);

let clock = 0;

beforeEach(() => {
  clock += 10_000;
  document.body.innerHTML = ['one', 'two']
    .map((id) => `<form id="${id}"><button>Add</button><button name="intent" value="up">+</button></form>`)
    .join('');
});

/** Presses a form's button a while after the press before; whether the browser sends the form then. */
function press(id: string, { button = 'button', detail = 1, after = 0 } = {}): boolean {
  clock += after;
  const form = document.getElementById(id);
  const submitter = form?.querySelector<HTMLElement>(button) ?? null;
  submitter?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  submitter?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  return form?.dispatchEvent(Object.defineProperty(submit, 'timeStamp', { value: clock })) ?? false;
}

test.each([1, 2])(
  'a second press within half a second sends nothing, counted by the browser as %d',
  (detail) => {
    expect(press('one')).toBe(true);
    expect(press('one', { detail, after: 180 })).toBe(false);
    expect(press('one', { after: 500 })).toBe(true);
  },
);

test.each([
  ['another form', () => press('two')],
  ['a key', () => press('one', { detail: 0 })],
  ['a button that says what is wanted', () => press('one', { button: '[name]' })],
])('%s sends at once', (_, pressNext) => {
  expect(press('one')).toBe(true);
  expect(pressNext()).toBe(true);
});
