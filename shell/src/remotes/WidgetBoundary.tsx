import type { ExposedWidget } from '@storefront/shared/contracts/exposed-modules';
import type { ReactNode } from 'react';

interface WidgetBoundaryProps {
  readonly name: ExposedWidget;
  readonly release: string | undefined;
  readonly children: ReactNode;
}

/** Marks what a remote's widget rendered, with the release it came from. */
export function WidgetBoundary({ name, release, children }: WidgetBoundaryProps) {
  return (
    <div data-boundary={name} data-release={release}>
      {children}
    </div>
  );
}
