import type { Page } from 'playwright-core';
import type { ShownProduct } from './in-html';
import { typed } from './steps';

/** A control that visitors press, or a form that they fill in. */
interface Control {
  /** Equal for similar controls, as in each row of a list. */
  readonly kind: string;
  /** The mark that `markControls` set, equal on both pages. */
  readonly mark: string;
  /** For a sentence. */
  readonly name: string;
  readonly isForm: boolean;
}

/** Two pages, live and candidate, and the ways to act on them. */
export interface WalkOptions {
  /** The remote whose controls are walked through. */
  readonly remote: string;
  readonly products: readonly ShownProduct[];
  /** Kinds of controls already walked through. */
  readonly walked: Set<string>;
  readonly live: Page;
  /** Most milliseconds of a press, with the navigation that it starts. */
  readonly pressTimeout: number;
  /** Opens both pages as a new visitor. */
  readonly open: () => Promise<unknown>;
  /** Acts on both; returns whether both could. */
  readonly act: (does: string, go: (page: Page) => Promise<unknown>, when: string) => Promise<boolean>;
  /** Compares both once they are settled. */
  readonly compare: (when: string) => Promise<unknown>;
  /** Repeats work that reports a difference: only differences found twice count. */
  readonly confirm: (work: () => Promise<unknown>) => Promise<unknown>;
}

/** Most consecutive actions on a newly opened page. */
const depth = 2;

/**
 * Walks through a remote's controls as a visitor: presses one of each kind on a newly opened page, and then what that reveals; fills in
 * each form, leaving its fields by Tab, and sends it.
 */
export async function walk(options: WalkOptions): Promise<void> {
  const { remote, walked, live, pressTimeout, open, act, compare, confirm } = options;
  const further = async (path: readonly Control[]) => {
    if (path.length === depth) return [];
    const controls = await live.evaluate(markControls, remote).catch(() => []);
    const fresh = controls.filter(({ kind }) => !walked.has(kind) && walked.add(kind));
    return fresh.map((control) => [...path, control]);
  };
  await open();
  const left = await further([]);
  for (let path: readonly Control[] | undefined = left.shift(); path; path = left.shift()) {
    const controls = path;
    const when = `after ${controls.map(({ name }) => name).join(', ')}`;
    await confirm(async () => {
      await open();
      for (const control of controls) {
        await act('see its controls', (page) => page.evaluate(markControls, remote), when);
        if (control.isForm) await fillIn(control, when, options);
        const press = (page: Page) => pressed(page, control).click({ timeout: pressTimeout });
        if (!(await act(`press ${control.name}`, press, when))) return;
        await compare(when);
      }
    });
    left.push(...(await further(controls)));
  }
}

const formOf = (page: Page, { mark }: Control) =>
  page.locator('form').filter({ has: page.locator(`[data-walked=${JSON.stringify(mark)}]`) });

/** The element to press: the control, or the form's submit button. */
function pressed(page: Page, control: Control) {
  if (!control.isForm) return page.locator(`[data-walked=${JSON.stringify(control.mark)}]`);
  return formOf(page, control).locator('[type=submit]:visible, button:not([type]):visible').last();
}

/** Types usual and unusual values into each field; compares before and after leaving it. */
async function fillIn(control: Control, when: string, { live, products, act, compare }: WalkOptions) {
  const fields = (page: Page) =>
    formOf(page, control).locator(
      ':is(select, textarea, input:not([type=checkbox], [type=radio], [type=file])):visible',
    );
  for (let nth = 0; nth < (await fields(live).count()); nth += 1) {
    const [name, type] = await fields(live)
      .nth(nth)
      .evaluate((one: HTMLInputElement) => [one.name, one.type] as const);
    for (const text of textsFor(name, type, products)) {
      const fill = (page: Page) =>
        text === null ? fields(page).nth(nth).press('End') : fields(page).nth(nth).fill(text);
      if (!(await act(`fill in ${name}`, fill, when))) return;
      await compare(`${when}, ${name} filled in`);
      await act(`leave ${name}`, (page) => page.keyboard.press('Tab'), when);
      await compare(`${when}, ${name} left`);
    }
  }
}

/** Values for a field, in turn; null selects the last choice. */
function textsFor(
  name: string,
  type: string,
  [product]: readonly ShownProduct[],
): readonly (string | null)[] {
  if (type.startsWith('select')) return [null];
  if (type === 'number') return ['4.50', '4'];
  const ofOrder = [`${product?.name}\t2\n${product?.name}\t3\nNothing of that name\t1`];
  return typed[name as keyof typeof typed] ?? (type === 'textarea' ? ofOrder : ['Gauze']);
}

/**
 * Runs in the page: marks the controls of a remote and of what opens its slots, or only those of an open dialog. Hashes in class names do
 * not distinguish kinds.
 */
export function markControls(remote: string): Control[] {
  const controls: Control[] = [];
  const boundaries = `[data-boundary="${remote}"], [data-boundary^="${remote}/"]`;
  const inside = 'button, summary, select, textarea, input:not([type=hidden]), [role=button], a[data-opens]';
  const top = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document;
  for (const element of top.querySelectorAll<HTMLInputElement>(inside)) {
    const opens = element.closest('[data-opens]')?.getAttribute('data-opens') ?? '';
    const isOwn = element.closest(boundaries) !== null;
    if ((!isOwn && !opens) || element.disabled || element.type === 'file') continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const isForm =
      Boolean(element.form) && element.matches('select, textarea, input:not([type=checkbox], [type=radio])');
    const text = (element.ariaLabel || element.textContent || element.name).replaceAll(/\s+/g, ' ').trim();
    const row = element.closest('li, tr, article');
    const position = row
      ? `${row.className} ${[...row.querySelectorAll(inside)].indexOf(element)}`
      : `${element.parentElement?.className} ${text}`;
    const fields = [...(element.form?.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])') ?? [])];
    const own = isOwn ? `${element.className} in ${position}`.replaceAll(/_[\w-]{4}(?![\w-])/g, '') : '';
    const kind = isForm
      ? `form ${[...new Set(fields.map(({ name }) => name))].join(' ')}`
      : `${own} ${opens}`;
    const mark = `${kind} ${controls.filter((one) => one.kind === kind).length}`;
    element.setAttribute('data-walked', mark);
    const name = `${isForm ? 'the form with' : element.localName} "${text.slice(0, 80)}"`;
    controls.push({ kind, mark, name, isForm });
  }
  return controls;
}
