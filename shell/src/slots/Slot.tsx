import { useTopic } from '@storefront/shared/bus';
import { useLocation } from '@storefront/shared/router';
import { Suspense, useContext } from 'react';
import { ListsRead } from '../layout/ListsRead';
import { ErrorBoundary } from '../remotes/ErrorBoundary';
import { SlotsContext } from './page-slots';
import { type RenderedSlotName, renderedSlots } from './rendered-slots';

/** A slot of the layout, filled by remotes; contains their failures. */
export function Slot({ name }: { readonly name: RenderedSlotName }) {
  const { pathname } = useLocation();
  const { isShown, Missing } = renderedSlots[name];
  const isFilled = useTopic('ecomerce', (state) => isShown(pathname, state));
  const fillers = useContext(SlotsContext).fill(name);
  if (!isFilled) return null;
  if (fillers.length === 0) return <Missing />;
  return fillers.map(({ module, Component }) => (
    <ErrorBoundary key={module} fallback={() => <Missing />}>
      <Suspense fallback={<Missing />}>
        {Component ? <Component /> : <Missing />}
        <ListsRead by={module} />
      </Suspense>
    </ErrorBoundary>
  ));
}
