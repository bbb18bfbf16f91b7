/** Where a list of SKUs and quantities becomes a cart (P81); its query `lines` is such a list. */
export const quickOrderPath = '/shop/quick-order';
