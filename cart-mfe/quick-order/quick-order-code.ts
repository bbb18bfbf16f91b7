import { QuickOrderPage } from './QuickOrderPage';
import { quickOrderAction } from './quick-order-action';
import { quickOrderLoader } from './quick-order-loader';

/** All of the page, which is loaded together. */
export const quickOrder = { Page: QuickOrderPage, loader: quickOrderLoader, action: quickOrderAction };
