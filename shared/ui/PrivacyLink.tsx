import { useSite } from '@storefront/shared/router';

/**
 * Leads from a form to what becomes of the details in it, in a tab of its own, so that what was typed stays; nothing where
 * the shop has no such page (P75).
 */
export function PrivacyLink() {
  const { policies } = useSite();
  if (!policies.includes('privacy')) return null;
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      Privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
