import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { MenuPanel, MenuPanelsContext } from './MenuPanel';

const panels = {
  categories: '',
  pages: '<a href="/about-us">About Us</a><a href="/shop?mainId=t1" data-main-id="t1">Tools</a>',
  homes: '',
  foot: '',
};

afterEach(() => localStorage.clear());

/** The menu, and a link that navigates without a new document. */
function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/shop?mainId=t1&sort=price')}>
        On
      </button>
      <MenuPanel name="pages" />
    </>
  );
}
const page = (
  <MemoryRouter initialEntries={['/about-us']}>
    <Page />
  </MemoryRouter>
);

/** A document as the server sends it. */
function documentFromServer() {
  const container = document.createElement('main');
  container.innerHTML = renderToString(<MenuPanelsContext value={panels}>{page}</MenuPanelsContext>);
  document.body.replaceChildren(container);
  return container;
}

test('hydration keeps the server’s links', () => {
  const container = documentFromServer();
  const link = screen.getByRole('link', { name: 'About Us' });
  render(page, { container, hydrate: true });
  expect(link.isConnected).toBe(true);
});

test('a page that is rendered again in the browser keeps the links', () => {
  documentFromServer();
  render(page).unmount();
  document.body.replaceChildren();
  const { container } = render(page);
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
  const { rerender } = render(page, { container, hydrate: true });
  rerender(page);
  expect(screen.getByRole('link', { name }).textContent).toBe(name);
  expect(logged).not.toHaveBeenCalled();
});

test('after a navigation in place the link to the new page is marked, and no other', () => {
  render(page, { container: documentFromServer(), hydrate: true });
  const current = () => [...document.querySelectorAll('[aria-current=page]')].map((link) => link.textContent);
  expect(current()).toEqual(['About Us']);
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(current()).toEqual(['Tools']);
});
