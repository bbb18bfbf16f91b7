import { useTopic } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { Link, useLoaderData, useSearchParams, useStorefront } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { useMemo, useRef } from 'react';
import { type LoadedDetails, useLineDetails } from '../../data/line-details';
import { NotLoaded } from '../../parts/lines/NotLoaded';
import { UndoRemoval } from '../../parts/lines/UndoRemoval';
import { CopyButton } from '../../parts/sharing/CopyButton';
import styles from './ComparePage.module.scss';
import { CompareTable } from './CompareTable';
import { comparePath, sharedIds } from './compare-address';
import { differingRows, statedRows } from './compare-rows';
import { OnlyDifferences } from './OnlyDifferences';

/** `/shop/compare`: the visitor's compare list, or the products of a shared address, side by side (P43). */
export function ComparePage() {
  const own = useTopic('ecomerce', ({ compareItems }) => compareItems);
  const [query] = useSearchParams();
  const shared = useMemo(() => sharedIds(query)?.map((id) => ({ id, quantity: 1 })) ?? null, [query]);
  const compared = shared ?? own;
  const detailsOf = useLineDetails(compared, useLoaderData() as LoadedDetails);
  const heading = useRef<HTMLHeadingElement>(null);
  const onlyDifferences = query.has('differences');
  const ids = compared.map(({ id }) => id);
  const details = ids.map(detailsOf);
  const rows = onlyDifferences ? differingRows(details) : statedRows(details);
  return (
    <div className="container">
      <PageHead page="Compare" canonical={listPages.compare} />
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        Compare
      </h1>
      {shared && (
        <p className={styles.note}>
          This is a shared comparison. <Link to={listPages.compare}>{`View your list (${own.length})`}</Link>
        </p>
      )}
      {!shared && <UndoRemoval list="compare" lines={own} detailsOf={detailsOf} heading={heading} />}
      {compared.length === 0 ? (
        <NextStep title="There is nothing to compare yet.">
          <p>Use ‘Compare’ on a product’s page to see it here beside others.</p>
        </NextStep>
      ) : (
        <>
          <NotLoaded list="compare list" lines={compared} detailsOf={detailsOf} heading={heading} />
          <div className={styles.tools}>
            <OnlyDifferences checked={onlyDifferences} sharedIds={shared && ids} />
            <ShareComparison ids={ids} />
            {!shared && (
              <StateForm list="compare" intent="clear" returnTo={listPages.compare} undo>
                <button className="btn btn-link" type="submit">
                  Clear all items
                </button>
              </StateForm>
            )}
          </div>
          {rows.length === 0 && <p role="status">These products do not differ in anything listed here.</p>}
          <CompareTable
            ids={ids}
            detailsOf={detailsOf}
            rows={rows}
            address={comparePath({ ids: shared && ids, onlyDifferences })}
            addressWithout={(id) =>
              comparePath({ ids: shared && ids.filter((other) => other !== id), onlyDifferences })
            }
            isShared={shared !== null}
            heading={heading}
          />
          <PricesInclude />
        </>
      )}
    </div>
  );
}

function ShareComparison({ ids }: { readonly ids: readonly string[] }) {
  const { origin } = useStorefront();
  const path = comparePath({ ids });
  return (
    <div className={styles.share}>
      <Link className="btn btn-link" to={path}>
        Link to this comparison
      </Link>
      <CopyButton
        text={origin + path}
        copied="The address of this comparison can be pasted now."
        refused="The browser did not allow copying. Open the link beside the button and copy its address."
      >
        Copy link
      </CopyButton>
    </div>
  );
}
