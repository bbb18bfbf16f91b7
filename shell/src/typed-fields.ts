type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields of a document before hydration. */
export interface FieldsBefore {
  readonly fields: Iterable<Field>;
  readonly focused: Element | null;
  readonly href: string;
}

/** How long fields are followed, in milliseconds: the timeout of a module. */
const timeout = 10_000;

const followed = new WeakSet<FieldsBefore>();

/**
 * Restores input from before hydration where React rendered the page anew (P89), as if typed into the field at the same place, with the
 * focus. Late parts are rendered twice, first as a copy of the server's HTML, so fields are followed for a while, but not to another page.
 */
export function fillAgain(before: FieldsBefore): void {
  if (followed.has(before)) return;
  followed.add(before);
  const fields = byPlace(before.fields);
  let { focused } = before;

  const carryOver = () => {
    if (location.href !== before.href) return observer.disconnect();
    if ([...fields.values()].every(({ isConnected }) => isConnected)) return;
    const present = byPlace(document.querySelectorAll<Field>('input, textarea, select'));
    for (const [place, old] of fields) {
      const field = present.get(place);
      if (!field || old.isConnected) continue;
      fields.set(place, field);
      const isTypedInto = document.activeElement === field && field.value !== '';
      if (!isTypedInto) fill(field, old);
      if (old !== focused) continue;
      focused = field;
      if (document.activeElement === document.body) field.focus();
    }
  };
  const observer = new MutationObserver(carryOver);
  observer.observe(document, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), timeout);
  carryOver();
}

function fill(field: Field, old: Field): void {
  if (isCheckable(old) && isCheckable(field)) {
    if (old.checked !== old.defaultChecked && old.checked !== field.checked) field.click();
    return;
  }
  if (old.value === valueAtFirst(old)) return;
  // React does not notice a value set on the element itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Visible fields by form, name and number. */
function byPlace(fields: Iterable<Field>): Map<string, Field> {
  const places = new Map<string, Field>();
  const counts = new Map<string, number>();
  for (const field of fields) {
    if (['hidden', 'file'].includes(field.type)) continue;
    const name = `${field.form?.getAttribute('action')} ${field.name}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    places.set(`${name} ${count}`, field);
  }
  return places;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return ['checkbox', 'radio'].includes(field.type);
}

function valueAtFirst(field: Field): string {
  if ('defaultValue' in field) return field.defaultValue;
  return field.querySelector<HTMLOptionElement>('[selected]')?.value ?? field.options[0]?.value ?? '';
}
