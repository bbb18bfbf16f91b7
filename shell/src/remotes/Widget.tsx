import type { ExposedWidget } from '@storefront/shared/contracts/exposed-modules';
import type { ReactNode } from 'react';
import { Suspense, useContext } from 'react';
import { CatchRender } from './CatchRender';
import { WidgetsContext } from './widgets';

interface WidgetProps {
  readonly name: ExposedWidget;
  /** Stays in the place quietly while the remote cannot be had. */
  readonly fallback: ReactNode;
}

/** A place in the layout that a remote fills. */
export function Widget({ name, fallback }: WidgetProps) {
  const Component = useContext(WidgetsContext)(name);
  return (
    <CatchRender fallback={() => fallback}>
      <Suspense fallback={fallback}>{Component ? <Component /> : fallback}</Suspense>
    </CatchRender>
  );
}
