import type { ReactNode } from 'react';
import type { ModuleName } from '../federation/remote-modules';

interface WidgetBoundaryProps {
  readonly module: ModuleName;
  readonly release: string | undefined;
  readonly children: ReactNode;
}

/** The element that marks a remote's widget in the page. */
export function WidgetBoundary({ module, release, children }: WidgetBoundaryProps) {
  return (
    <div data-boundary={module} data-release={release}>
      {children}
    </div>
  );
}
