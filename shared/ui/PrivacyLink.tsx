import { useSite } from '@storefront/shared/router';

/** A form's link to the privacy policy, in a new tab to keep the input; nothing without a policy (P75). */
export function PrivacyLink() {
  const { policies } = useSite();
  if (!policies.includes('privacy')) return null;
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      Privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
