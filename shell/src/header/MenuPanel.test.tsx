/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MenuPanelsContext } from '../menus/menu-panels';
import { MenuPanel } from './MenuPanel';

const panels = { categories: '', pages: '<a href="/about-us">About Us</a>', homes: '' };

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
