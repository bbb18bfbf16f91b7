import { dialogForTest } from '@storefront/shared/testing/dialog-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { Modal } from './Modal';

beforeEach(dialogForTest);

function Page({ openAtFirst, opener = null }: { openAtFirst: boolean; opener?: HTMLElement | null }) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onClose={() => setOpen(false)} labelledBy="title" opener={opener}>
        <h2 id="title">Title</h2>
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </Modal>
    </>
  );
}
const show = (openAtFirst = false, opener?: HTMLElement) =>
  render(
    <StrictMode>
      <Page openAtFirst={openAtFirst} {...(opener && { opener })} />
    </StrictMode>,
  );
const dialog = () => screen.queryByRole('dialog', { name: 'Title' });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** A page whose scroll bar has this width. */
function withScrollBar(width: number): void {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - width);
}

it('opens, closes and opens again, with its content only while it is open', async () => {
  show();
  expect(dialog()).toBeNull();
  for (const _ of ['once', 'again']) {
    await press('Open');
    expect(dialog()).not.toBeNull();
    await press('Close');
    expect(dialog()).toBeNull();
    expect(screen.queryByText('Title')).toBeNull();
  }
});

it('returns the focus, to its opener if known', async () => {
  show();
  screen.getByRole('button', { name: 'Open' }).focus();
  await press('Open');
  await press('Close');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));

  const opener = document.body.appendChild(document.createElement('button'));
  show(true, opener);
  await press('Close');
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

it('closes by a press beside it, unless that began inside', async () => {
  show(true);
  const element = dialog() ?? document.body;
  fireEvent.pointerDown(screen.getByText('Title'));
  fireEvent.click(element);
  expect(dialog()).not.toBeNull();
  fireEvent.pointerDown(element);
  await act(async () => void fireEvent.click(element));
  expect(dialog()).toBeNull();
});

it('stays open when reopened before the browser reports the close', async () => {
  show(true);
  const element = dialog() ?? document.body;
  fireEvent.pointerDown(element);
  fireEvent.click(element);
  expect(dialog()).toBeNull();
  await press('Open');
  // The browser reports the close in a later frame.
  fireEvent(element, new Event('close'));
  expect(dialog()).not.toBeNull();
});

it.each([true, false])('reserves the width of a scroll bar; open at first: %s', async (openAtFirst) => {
  withScrollBar(15);
  show(openAtFirst);
  if (!openAtFirst) await press('Open');
  expect(dialog()?.dataset.scrollBar).toBe('true');
  withScrollBar(0);
  await press('Close');
  await press('Open');
  expect(dialog()?.dataset.scrollBar).toBeUndefined();
});
