type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of a document before React hydrates it. */
export interface FieldsBefore {
  readonly fields: Iterable<Field>;
  readonly focused: Element | null;
  readonly href: string;
}

/** How long a part of the page may take to come, in milliseconds: as long as its module may. */
const timeout = 10_000;

const followed = new WeakSet<FieldsBefore>();

/**
 * Fills in again what was typed before hydration, where React has made the page anew (P89): into the field that is in the place of
 * the old one, as if it were typed there. That one gets the focus back, too. A part of the page whose code comes late is made anew
 * twice, first as a copy of the server's HTML, so the fields are followed for a while; on another page nothing is filled in.
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
  // React would not see a value that is set on the element itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Fields that are typed into or chosen from, by form, name and how many such come before. */
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

/** What a field had before anybody typed. */
function valueAtFirst(field: Field): string {
  if ('defaultValue' in field) return field.defaultValue;
  return field.querySelector<HTMLOptionElement>('[selected]')?.value ?? field.options[0]?.value ?? '';
}
