import type { ReactNode } from 'react';
import type { ModuleName } from '../federation/module-loader';

interface WidgetBoundaryProps {
  readonly module: ModuleName;
  readonly release: string | undefined;
  readonly children: ReactNode;
}

/** Marks what a remote put in a place, with the release it came from. */
export function WidgetBoundary({ module, release, children }: WidgetBoundaryProps) {
  return (
    <div data-boundary={module} data-release={release}>
      {children}
    </div>
  );
}
