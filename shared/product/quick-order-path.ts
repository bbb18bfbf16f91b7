/** Path of the quick order page, which puts a list of SKUs and quantities into the cart (P81); the query `lines` is such a list. */
export const quickOrderPath = '/shop/quick-order';
