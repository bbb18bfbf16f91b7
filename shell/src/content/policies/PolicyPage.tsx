import type { PolicyName } from '@storefront/shared/contracts/site';
import { useLoaderData, useSite } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { policyTitles } from '../../menus/policy-titles';
import { ContentPage } from '../ContentPage';
import type { LoadedPolicy } from './policy-loader';

const descriptions: Readonly<Record<PolicyName, (brand: string) => string>> = {
  privacy: (brand) =>
    `What ${brand} does with the details you give us, and how to see, correct or remove them.`,
  terms: (brand) => `The terms on which ${brand} quotes and supplies.`,
  returns: (brand) => `What can be returned to ${brand}, until when and how.`,
};

/** `/privacy`, `/terms` and `/returns`: the settings' texts (P75). */
export function PolicyPage({ policy }: { readonly policy: PolicyName }) {
  const { brand } = useSite();
  const blocks = useLoaderData() as LoadedPolicy;
  const title = policyTitles[policy];
  return (
    <ContentPage page={title} description={descriptions[policy](brand)}>
      {blocks === null && <LoadAgain message="This page could not be loaded" />}
      {blocks?.map(({ isHeading, text }, nth) => {
        const Block = isHeading ? 'h2' : 'p';
        return <Block key={nth}>{text}</Block>;
      })}
    </ContentPage>
  );
}
