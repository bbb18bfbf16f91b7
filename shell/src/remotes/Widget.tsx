import type { WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import { createElement, type ReactNode, Suspense, useContext } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { type RenderedWidget, WidgetsContext } from './widgets';

interface WidgetPlaceProps<Name extends RenderedWidget> {
  readonly name: Name;
  /** What the widget is told. */
  readonly props: WidgetProps[Name];
  /** Stays in the place quietly while the remote cannot be had. */
  readonly fallback: ReactNode;
}

/** A place in the layout that a remote fills. */
export function Widget<Name extends RenderedWidget>({ name, props, fallback }: WidgetPlaceProps<Name>) {
  const Component = useContext(WidgetsContext).find(name);
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>{Component ? createElement(Component, props) : fallback}</Suspense>
    </ErrorBoundary>
  );
}
