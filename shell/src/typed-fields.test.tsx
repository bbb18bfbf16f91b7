import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type FieldsBefore, fillAgain } from './typed-fields';

const heard = jest.fn();
let nth = 0;

function Page() {
  const [name, setName] = useState('');
  return (
    <>
      <form action="/search">
        <input name="keyword" defaultValue="gauze" />
      </form>
      <form
        action="/quote"
        onChange={({ target }) => heard((target as EventTarget as HTMLInputElement).name)}
      >
        <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
        <input name="email" type="email" defaultValue="" />
        <textarea name="message" defaultValue="" />
        <select name="state" defaultValue="NSW">
          <option>ACT</option>
          <option>NSW</option>
          <option>WA</option>
        </select>
        <input name="keep" type="checkbox" />
        <input name="pay" type="radio" value="card" defaultChecked />
        <input name="pay" type="radio" value="transfer" />
        <input name="note" defaultValue="as it was" />
        <input name="file" type="file" />
      </form>
      <form action="/cart">
        <input name="quantity" type="number" defaultValue={1} />
      </form>
      <form action="/cart">
        <input name="quantity" type="number" defaultValue={1} />
      </form>
      <output>{name}</output>
    </>
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
const field = (name: string, nth = 0) => all(`[name=${name}]`)[nth] as HTMLInputElement;

const remember = (): FieldsBefore => ({
  fields: all('input, textarea, select'),
  focused: document.activeElement,
  href: location.href,
});

/** Hydrates a page into which a password manager, for example, has put an element. */
async function hydrate(onGivenUp: () => void) {
  const [email] = all('[name=email]');
  email?.after(document.createElement('div'));
  const page = document.body.firstElementChild as HTMLElement;
  await act(async () => void hydrateRoot(page, <Page />, { onRecoverableError: onGivenUp }));
}

beforeEach(() => {
  heard.mockClear();
  // Leaving the page stops following the fields of earlier tests.
  history.replaceState(null, '', `/quote?nth=${++nth}`);
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
});

test('text and choices are carried into fields that were rendered again, and reach their components', async () => {
  const old = field('name');
  field('name').value = 'Ada';
  field('email').value = 'ada@clinic.example';
  field('message').value = 'By Friday.';
  field('state').value = 'WA';
  field('keep').checked = true;
  field('pay', 1).checked = true;
  field('quantity', 1).value = '3';
  field('message').focus();
  const before = remember();
  // Typed while React hydrates.
  field('keyword').value = 'gauze swabs';
  await hydrate(() => fillAgain(before));

  expect(old.isConnected).toBe(false);
  const values = ['keyword', 'name', 'email', 'message', 'state', 'note'].map((name) => field(name).value);
  expect(values).toEqual(['gauze swabs', 'Ada', 'ada@clinic.example', 'By Friday.', 'WA', 'as it was']);
  expect(all('[name=quantity]').map(({ value }) => value)).toEqual(['1', '3']);
  expect([field('keep'), field('pay'), field('pay', 1)].map(({ checked }) => checked)).toEqual([
    true,
    false,
    true,
  ]);
  expect(document.activeElement).toBe(field('message'));
  expect(document.querySelector('output')?.textContent).toBe('Ada');
  expect(new Set(heard.mock.calls.flat())).toEqual(
    new Set(['name', 'email', 'message', 'state', 'keep', 'pay']),
  );
});

test('text typed into the new fields stays when other parts are rendered again', async () => {
  field('email').value = 'ada@';
  const before = remember();
  await hydrate(() => fillAgain(before));
  field('email').value = 'grace@clinic.example';
  fillAgain(before);
  expect(field('email').value).toBe('grace@clinic.example');
});

test('text typed on one page is not filled in on another', async () => {
  field('email').value = 'ada@clinic.example';
  const before = remember();
  await hydrate(() => {
    history.replaceState(null, '', '/contact-us');
    fillAgain(before);
  });
  expect(field('email').value).toBe('');
});

test('does not change fields that the visitor edits again, or untouched ones', async () => {
  field('email').value = 'ada@clinic.example';
  const before = remember();
  await hydrate(() => {});
  field('email').focus();
  field('email').value = 'grace@';
  // As when a draft is restored.
  field('message').value = 'By Friday.';
  field('state').value = 'WA';
  fillAgain(before);
  expect(['email', 'message', 'state'].map((name) => field(name).value)).toEqual([
    'grace@',
    'By Friday.',
    'WA',
  ]);
});

test("carries text from a copy of the server's HTML into its replacement, for ten seconds", async () => {
  jest.useFakeTimers();
  const page = document.body.firstElementChild as HTMLElement;
  const copy = page.innerHTML;
  const makeAnew = async () => {
    page.innerHTML = copy;
    await Promise.resolve();
  };
  field('email').value = 'ada@';
  field('email').focus();
  const before = remember();
  await makeAnew();
  fillAgain(before);
  expect(field('email').value).toBe('ada@');
  field('email').value = 'ada@clinic.example';
  await makeAnew();
  expect(field('email').value).toBe('ada@clinic.example');
  expect(document.activeElement).toBe(field('email'));
  jest.advanceTimersByTime(10_000);
  await makeAnew();
  expect(field('email').value).toBe('');
  jest.useRealTimers();
});
