import { useTopic } from '@storefront/shared/bus';
import { useLocation } from '@storefront/shared/router';
import { Suspense, useContext } from 'react';
import { ErrorBoundary } from '../remotes/ErrorBoundary';
import { PlacesContext } from './page-places';
import { type RenderedPlaceName, renderedPlaces } from './rendered-places';

/** A place (slot) of the layout that remotes fill; contains their failures. */
export function Place({ name }: { readonly name: RenderedPlaceName }) {
  const { pathname } = useLocation();
  const { isShown, Missing } = renderedPlaces[name];
  const isFilled = useTopic('ecomerce', (state) => isShown(pathname, state));
  const fillers = useContext(PlacesContext).fill(name);
  if (!isFilled) return null;
  if (fillers.length === 0) return <Missing />;
  return fillers.map(({ module, Component }) => (
    <ErrorBoundary key={module} fallback={() => <Missing />}>
      <Suspense fallback={<Missing />}>{Component ? <Component /> : <Missing />}</Suspense>
    </ErrorBoundary>
  ));
}
