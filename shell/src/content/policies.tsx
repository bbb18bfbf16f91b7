import type { PolicyBlock } from '@storefront/shared/api/policies-of';
import type { PolicyName } from '@storefront/shared/contracts/site';
import { data, type LoaderFunctionArgs, useLoaderData, useSite } from '@storefront/shared/router';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { Blocks } from './Blocks';
import { loadCompany } from './CompanyDetails';
import { ContentPage } from './ContentPage';

const descriptions: Readonly<Record<PolicyName, (brand: string) => string>> = {
  privacy: (brand) =>
    `What ${brand} does with the details you give us, and how to see, correct or remove them.`,
  terms: (brand) => `The terms on which ${brand} quotes and supplies.`,
  returns: (brand) => `What can be returned to ${brand}, until when and how.`,
};

/** `/privacy`, `/terms` and `/returns`: texts from the settings (P75). */
export function PolicyPage({ policy }: { readonly policy: PolicyName }) {
  const { brand } = useSite();
  const blocks = useLoaderData() as LoadedPolicy;
  const title = policyTitles[policy];
  return (
    <ContentPage page={title} description={descriptions[policy](brand)}>
      {blocks === null && <LoadAgain message="This page could not be loaded" />}
      {blocks && <Blocks text={blocks} />}
    </ContentPage>
  );
}

/** A policy's text; null when the settings cannot be loaded. */
type LoadedPolicy = readonly PolicyBlock[] | null;

/** Makes the loader of a policy's text (P75). It throws a 404 response when the settings have none. */
export function policyLoader(policy: PolicyName) {
  return unavailableWhen(
    (text) => text === null,
    async (loading: LoaderFunctionArgs): Promise<LoadedPolicy> => {
      const company = await loadCompany(loading);
      if (company === null) return null;
      const text = company?.policies[policy];
      if (!text) throw data(null, { status: 404 });
      return text;
    },
  );
}

/** Titles of the policies' pages (P75). */
export const policyTitles: Readonly<Record<PolicyName, string>> = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  returns: 'Returns',
};
