import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { PreviewMark } from './PreviewMark';
import { PageContext } from './page-context';

test('names the previewed releases, and links out of the preview to the same page', () => {
  const mark = (
    <PageContext value={{ previewed: { cart: '1.4.2', lab: '2.0.0' } }}>
      <PreviewMark />
    </PageContext>
  );
  render(pageForTest(mark, { address: '/shop?keyword=gauze' }));
  expect(screen.getByRole('complementary', { name: 'Preview' }).textContent).toContain(
    'You are seeing a preview of cart 1.4.2 and lab 2.0.0. Nothing you send will arrive.',
  );
  expect(screen.getByRole('link', { name: 'Leave the preview' }).getAttribute('href')).toBe(
    '/shop?keyword=gauze&preview=off',
  );
});

test('renders nothing outside a preview', () => {
  const { container } = render(pageForTest(<PreviewMark />));
  expect(container.innerHTML).toBe('');
});
