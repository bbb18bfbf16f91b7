import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { CopyButton } from './CopyButton';

const onRefused = jest.fn();
const words = { text: 'gauze', copied: 'It can be pasted now.', refused: 'Copy it by hand.' };

function show(clipboard: Pick<Clipboard, 'writeText'> | undefined, withOtherWay = false) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const bus = busForTest();
  const messages: string[] = [];
  bus.events.notices.subscribe(({ title, text }) => messages.push(`${title} ${text}`));
  const button = (
    <CopyButton {...words} {...(withOtherWay && { onRefused })}>
      Copy
    </CopyButton>
  );
  return { page: pageForTest(button, { bus }), messages };
}
const press = () => act(async () => screen.getByRole('button', { name: 'Copy' }).click());
const isOffered = () => !screen.getByText('Copy').className.includes('waiting');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  onRefused.mockClear();
});

it('copies the text, and says so', async () => {
  const writeText = jest.fn(async () => {});
  const { page, messages } = show({ writeText });
  expect(renderToString(page)).toContain('waiting');
  render(page);
  expect(isOffered()).toBe(true);
  await press();
  expect(writeText.mock.calls).toEqual([['gauze']]);
  expect(messages).toEqual(['Copied. It can be pasted now.']);
});

it('names another way to copy, and opens it, if the browser refuses', async () => {
  const { page, messages } = show({ writeText: () => Promise.reject(new Error('NotAllowedError')) }, true);
  render(page);
  await press();
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(messages).toEqual(['Not copied. Copy it by hand.']);
});

it('is shown without a clipboard only if there is another way to copy', async () => {
  const { page } = show(undefined);
  const { unmount } = render(page);
  expect(isOffered()).toBe(false);
  unmount();
  const other = show(undefined, true);
  render(other.page);
  expect(isOffered()).toBe(true);
  await press();
  expect(onRefused).toHaveBeenCalledTimes(1);
});
