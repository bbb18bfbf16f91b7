import type { ExposedWidget, WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Finds the component of a widget; null while its remote is not to be had. */
export type Widgets = <Name extends ExposedWidget>(name: Name) => ComponentType<WidgetProps[Name]> | null;

/** The widgets of this document's composition. */
export const WidgetsContext = createContext<Widgets>(() => null);
