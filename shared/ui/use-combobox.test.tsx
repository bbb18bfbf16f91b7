import { fireEvent, render, screen } from '@testing-library/react';
import { useCombobox } from './use-combobox';

const source = {};
const choose = jest.fn();
const act = jest.fn();

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  choose.mockReset();
  act.mockReset();
});

function Field({
  actionCount,
  firstAction = 0,
}: {
  readonly actionCount?: number;
  readonly firstAction?: number;
}) {
  const { activeId, press, list, option, action } = useCombobox({
    id: 'list',
    source,
    count: 2,
    ...(actionCount !== undefined && { actionCount, firstAction }),
    close: () => {},
  });
  return (
    <>
      <input
        role="combobox"
        aria-expanded
        aria-controls="list"
        aria-activedescendant={activeId}
        onKeyDown={({ nativeEvent }) => press(nativeEvent)}
      />
      <div {...list}>
        <div {...option(0, choose)}>Hobart</div>
        {actionCount && <div {...action(0, act)}>Map</div>}
        <div {...option(1, choose)}>Howrah</div>
      </div>
    </>
  );
}

const field = () => screen.getByRole('combobox');
/** Whether the browser also handles the key in the field. */
const press = (key: string) => fireEvent.keyDown(field(), { key });
const active = () => field().getAttribute('aria-activedescendant');

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s moves the caret and leaves no option active',
  (key) => {
    render(<Field />);
    press('ArrowDown');
    expect(active()).toBe('list-0');
    expect(press(key)).toBe(true);
    expect(active()).toBeNull();
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(press('Enter')).toBe(true);
    expect(choose).not.toHaveBeenCalled();
    press('ArrowDown');
    press('Enter');
    expect(choose).toHaveBeenCalledTimes(1);
  },
);

test('in a grid right leads from an option to its action, left back and then to the field', () => {
  render(<Field actionCount={1} />);
  screen.getByRole('grid', { name: 'Suggestions' });
  expect(press('ArrowRight')).toBe(true);
  press('ArrowDown');
  expect(press('ArrowRight')).toBe(false);
  expect(active()).toBe('list-0-action');
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('Map');
  press('Enter');
  expect(act).toHaveBeenCalledTimes(1);
  expect(choose).not.toHaveBeenCalled();
  expect(press('ArrowLeft')).toBe(false);
  expect(active()).toBe('list-0');
  expect(press('ArrowLeft')).toBe(true);
  expect(active()).toBeNull();
});

test('an option without an action is left by right, and up and down pass from option to option', () => {
  render(<Field actionCount={1} />);
  press('ArrowDown');
  press('ArrowRight');
  press('ArrowDown');
  expect(active()).toBe('list-1');
  expect(press('ArrowRight')).toBe(true);
  expect(active()).toBeNull();
});

test('an option before the first action has none', () => {
  render(<Field actionCount={1} firstAction={1} />);
  press('ArrowDown');
  expect(press('ArrowRight')).toBe(true);
  press('ArrowDown');
  press('ArrowDown');
  expect(press('ArrowRight')).toBe(false);
  expect(active()).toBe('list-1-action');
});

test('a grid without any action stays one', () => {
  render(<Field actionCount={0} />);
  screen.getByRole('grid');
});

describe.each([
  ['while it composes', { isComposing: true }],
  ['when the composition has ended, as Safari says it', { keyCode: 229 }],
])('a key of the input method, %s,', (_, init) => {
  test.each(['Enter', 'ArrowDown', 'ArrowUp', 'Escape', 'Home'])('changes nothing: %s', (key) => {
    render(<Field />);
    press('ArrowDown');
    expect(fireEvent.keyDown(field(), { key, ...init })).toBe(true);
    expect(active()).toBe('list-0');
    expect(choose).not.toHaveBeenCalled();
    press('Enter');
    expect(choose).toHaveBeenCalledTimes(1);
  });
});
