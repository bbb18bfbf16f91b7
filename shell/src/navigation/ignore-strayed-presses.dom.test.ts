import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { fireEvent } from '@testing-library/react';
import { ignoreStrayedPresses } from './ignore-strayed-presses';

const bus = busForTest();
ignoreStrayedPresses(bus);

const pressed = jest.fn();
let clock = 0;

beforeEach(() => {
  pressed.mockClear();
  clock += 10_000;
  document.body.innerHTML = `
    <button id="one"><span id="words">One</span></button>
    <button id="two">Two</button>
    <p id="text">Text</p>
    <label id="label"><input type="checkbox" id="box">Box</label>
    <dialog open><button id="inside">Inside</button></dialog>`;
  document.body.onclick = ({ target }) => pressed((target as Element).id);
  bus.change({ list: 'cart', intent: 'clear' });
});

const at = (id: string) => document.getElementById(id) ?? document.body;
const timed = <E extends Event>(event: E) => Object.defineProperty(event, 'timeStamp', { value: clock });

/** A press of the mouse, by its number in the gesture, as the browser counts. */
function press(id: string, nth: number, clientX = 0) {
  for (const type of ['mousedown', 'click']) {
    const init = { bubbles: true, cancelable: true, clientX, detail: nth };
    at(id).dispatchEvent(timed(new MouseEvent(type, init)));
  }
}

function tap(id: string, clientX: number) {
  const place = { bubbles: true, cancelable: true, clientX, detail: 1 };
  const pointer = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' });
  at(id).dispatchEvent(pointer);
  at(id).dispatchEvent(timed(new MouseEvent('mousedown', place)));
  at(id).dispatchEvent(timed(new MouseEvent('click', place)));
  fireEvent(at(id), Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'mouse' }));
}

/** Presses Enter where the focus is; false when that was dropped. */
function enter(id: string, init: KeyboardEventInit = {}) {
  at(id).focus();
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  return at(id).dispatchEvent(timed(event));
}

it('drops the second press of a double press if it hits another control than the first', () => {
  press('one', 1);
  press('two', 2);
  press('text', 3);
  expect(pressed.mock.calls).toEqual([['one']]);
  press('two', 1);
  expect(pressed).toHaveBeenLastCalledWith('two');
});

it('does not focus the control that a dropped press hits', () => {
  fireEvent.mouseDown(at('one'), { detail: 1 });
  expect(fireEvent.mouseDown(at('two'), { detail: 2 })).toBe(false);
});

it('accepts every press of the same control', () => {
  press('one', 1);
  press('words', 2);
  press('one', 3);
  press('label', 1);
  press('box', 2);
  expect(pressed.mock.calls.map(([id]) => id)).toEqual(
    expect.arrayContaining(['one', 'words', 'label', 'box']),
  );
});

it('accepts presses by a key or a script', () => {
  press('one', 1);
  fireEvent.click(at('two'), { detail: 0 });
  at('text').click();
  expect(pressed).toHaveBeenCalledTimes(3);
});

it('drops the second of two taps at one place, although phones count each as the first', () => {
  tap('one', 100);
  clock += 300;
  tap('two', 110);
  expect(pressed.mock.calls).toEqual([['one']]);
  clock += 600;
  tap('two', 110);
  clock += 100;
  tap('one', 200);
  expect(pressed.mock.calls).toEqual([['one'], ['two'], ['one']]);
});

it('drops a second Enter in a dialog that the first has opened', () => {
  expect(enter('one')).toBe(true);
  clock += 200;
  expect(enter('inside')).toBe(false);
  clock += 400;
  expect(enter('inside')).toBe(true);
  clock += 100;
  expect(enter('inside')).toBe(true);
});

it('accepts a second Enter in the same dialog, even if the first pressed control has gone', () => {
  at('inside').insertAdjacentHTML('afterend', '<button id="next">Next</button>');
  expect(enter('inside')).toBe(true);
  at('inside').remove();
  clock += 100;
  expect(enter('next')).toBe(true);
});

it('accepts Enter in a dialog after another key, because it is intended', () => {
  expect(enter('one')).toBe(true);
  clock += 100;
  fireEvent.keyDown(at('inside'), { key: 'Tab' });
  expect(enter('inside')).toBe(true);
});

it('drops a held key once the focus has moved', () => {
  expect(enter('one')).toBe(true);
  clock += 2_000;
  expect(enter('one', { repeat: true })).toBe(true);
  expect(enter('two', { repeat: true })).toBe(false);
});

describe('controls that add to the cart', () => {
  /** Makes a button one that adds a product. */
  const adds = (id: string) => {
    at(id).onclick = () => void bus.change({ list: 'cart', intent: 'add', id });
  };
  const cart = () => bus.state().ecomerce.cartItems.map(({ id, quantity }) => `${id}*${quantity}`);

  beforeEach(() => ['one', 'two'].forEach(adds));

  it.each([
    ['as the browser counts', press, [1, 2, 3]],
    ['by the clock, at any place of the control', (id: string, x: number) => press(id, 1, x), [10, 10, 200]],
    ['by a finger', tap, [10, 12]],
  ])('accept one press within half a second, %s', (_, pressOnce, values) => {
    for (const value of values) pressOnce('one', value);
    expect(cart()).toEqual(['one*1']);
  });

  it('accept another press half a second after the accepted one', () => {
    for (const wait of [0, 400, 200, 400, 200]) {
      clock += wait;
      press('one', 1, 10);
    }
    expect(cart()).toEqual(['one*3']);
  });

  it('a dropped press does not reach the control that replaced the pressed one', () => {
    press('one', 1, 10);
    at('one').onclick = () => void bus.change({ list: 'cart', intent: 'up', id: 'one' });
    clock += 400;
    press('one', 1, 10);
    press('two', 1, 20);
    expect(cart()).toEqual(['one*1']);
    clock += 100;
    press('one', 1, 10);
    press('one', 1, 10);
    expect(cart()).toEqual(['one*3']);
  });

  it('other controls at other places can be pressed at once', () => {
    press('one', 1, 10);
    press('box', 1, 100);
    press('box', 2, 100);
    expect(pressed.mock.calls).toEqual([['one'], ['box'], ['box']]);
    press('two', 1, 200);
    expect(cart()).toEqual(['one*1', 'two*1']);
  });

  it.each(['keydown', 'input'])('accept a press at once after typing: %s', (type) => {
    press('one', 1, 10);
    at('box').dispatchEvent(new Event(type, { bubbles: true }));
    press('two', 1, 10);
    expect(cart()).toEqual(['one*1', 'two*1']);
  });

  it('accept every press of a key, also right before or after a pointer press', () => {
    at('one').click();
    at('one').click();
    press('one', 1, 10);
    at('one').click();
    expect(cart()).toEqual(['one*4']);
  });
});
