import { useSite } from '@storefront/shared/router';

/** Leads from a form to the privacy policy in a tab of its own, so that what was typed stays; nothing without one (P75). */
export function PrivacyLink() {
  const { policies } = useSite();
  if (!policies.includes('privacy')) return null;
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      Privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
