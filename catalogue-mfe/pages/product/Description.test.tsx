import { richTextFrom } from '@storefront/shared/api/rich-text-from';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Description } from './Description';

const node = (tag: string, ...children: readonly unknown[]) => ({ tag, children });

const rich = richTextFrom([
  node('h3', 'Sizes'),
  node('p', 'For ', node('strong', 'wet'), '\r\n', node('br'), node('p', 'and dry'), ' wounds.'),
  node('ul', '\n', node('li', 'a'), 'b'),
  node('table', node('tr', node('th', 'Size'), node('td', '5 cm')), node('tr', node('td'), node('p', 'x'))),
]);

it('shows a description with its elements below its heading', () => {
  render(<Description description="Sizes For wet" richDescription={rich} />);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'Description'],
    ['H3', 'Sizes'],
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  screen.getByRole('cell', { name: '5 cm' });
  expect(screen.getByRole('group', { name: 'Table' }).tabIndex).toBe(0);
  expect(screen.queryByText('Sizes For wet')).toBeNull();
});

it('is the same page in the browser as from the server', async () => {
  const page = document.createElement('div');
  const description = <Description description="Plain" richDescription={rich} />;
  page.innerHTML = renderToString(description);
  const before = page.innerHTML;
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(page, description, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(page.innerHTML).toBe(before);
});

it('shows a plain description as one paragraph, which keeps its line breaks', () => {
  render(<Description description={'Soft.\nWhite.'} richDescription={null} />);
  expect(screen.getByText(/Soft/).textContent).toBe('Soft.\nWhite.');
});
