import { fireEvent, render, screen } from '@testing-library/react';
import { useCombobox } from './use-combobox';

const source = {};
const choose = jest.fn();

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  choose.mockReset();
});

function Field() {
  const { activeId, press, list, option } = useCombobox({ id: 'list', source, count: 2, close: () => {} });
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
        <div {...option(1, choose)}>Howrah</div>
      </div>
    </>
  );
}

const field = () => screen.getByRole('combobox');
/** Whether the field itself does something with the key, too. */
const press = (key: string) => fireEvent.keyDown(field(), { key });
const active = () => field().getAttribute('aria-activedescendant');

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])(
  '%s moves the caret, and no option is active any more',
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
