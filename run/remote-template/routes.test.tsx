import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { remote } from './remote';
import { routes } from './routes';
import { Widget } from './slots/page-foot/PageFoot';

it('has a route for every path it declares, and no other', () => {
  expect(routes.map(({ path }) => path)).toEqual(remote.paths);
});

it('shows its page', () => {
  render(pageForTest(routes[0]?.element));
  screen.getByRole('heading', { level: 1, name: 'Example' });
});

it('links to its page from the foot of every other page', () => {
  render(pageForTest(<Widget loaded={null} />));
  expect(screen.getByRole('link', { name: 'Example' }).getAttribute('href')).toBe('/example');
});
