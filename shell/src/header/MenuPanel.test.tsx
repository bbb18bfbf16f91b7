import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MenuPanelsContext } from '../menus/menu-panels';
import { MenuPanel } from './MenuPanel';

const panels = {
  categories: '',
  pages: '<a href="/about-us">About Us</a><a href="/shop?mainId=t1" data-main-id="t1">Tools</a>',
  homes: '',
  foot: '',
};

afterEach(() => localStorage.clear());

/** A document as the server sends it. */
function documentFromServer() {
  const container = document.createElement('main');
  container.innerHTML = renderToString(
    <MenuPanelsContext value={panels}>
      <MenuPanel name="pages" />
    </MenuPanelsContext>,
  );
  document.body.replaceChildren(container);
  return container;
}

test('the browser leaves the links as they are', () => {
  const container = documentFromServer();
  const link = screen.getByRole('link', { name: 'About Us' });
  render(<MenuPanel name="pages" />, { container, hydrate: true });
  expect(link.isConnected).toBe(true);
});

test('a page that has to be made anew in the browser keeps them', () => {
  documentFromServer();
  render(<MenuPanel name="pages" />).unmount();
  document.body.replaceChildren();
  const { container } = render(<MenuPanel name="pages" />);
  expect(container.querySelector('a')?.textContent).toBe('About Us');
});

test.each([
  ['t1', 'Tools Last viewed'],
  ['t2', 'Tools'],
  [null, 'Tools'],
])('with %s chosen, the category is %j', (chosen, name) => {
  if (chosen) localStorage.setItem('sMain', chosen);
  const container = documentFromServer();
  expect(screen.getByText('Tools').textContent).toBe('Tools');
  const logged = jest.spyOn(console, 'error');
  const { rerender } = render(<MenuPanel name="pages" />, { container, hydrate: true });
  rerender(<MenuPanel name="pages" />);
  expect(screen.getByRole('link', { name }).textContent).toBe(name);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test('where nothing may be kept nothing is marked', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  render(<MenuPanel name="pages" />, { container: documentFromServer(), hydrate: true });
  expect(screen.getByText('Tools').textContent).toBe('Tools');
  forbidden.mockRestore();
});
