import { fireEvent, render, screen } from '@testing-library/react';
import { selectOnFirstPress } from './select-on-first-press';

test('the press that focuses the field selects its text, a second one does not', () => {
  render(<input aria-label="Search" defaultValue="gauze" onPointerDown={selectOnFirstPress} />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  const press = (caret: number) => {
    fireEvent.pointerDown(field);
    field.focus();
    field.setSelectionRange(caret, caret);
    fireEvent.click(field);
    return [field.selectionStart, field.selectionEnd];
  };
  expect(press(3)).toEqual([0, 5]);
  expect(press(3)).toEqual([3, 3]);
  field.blur();
  expect(press(3)).toEqual([0, 5]);
});
