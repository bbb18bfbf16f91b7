import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { PrivacyLink } from './PrivacyLink';

test('opens in a new tab, and says so', () => {
  render(pageForTest(<PrivacyLink />, { site: { policies: ['terms', 'privacy'] } }));
  const link = screen.getByRole('link', { name: 'Privacy policy (opens in a new tab)' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    '/privacy',
    '_blank',
    'noopener',
  ]);
});

test('is not shown without a privacy policy', () => {
  render(pageForTest(<PrivacyLink />, { site: { policies: ['terms'] } }));
  expect(screen.queryByRole('link')).toBeNull();
});
