/** Path and query of this document; null on the server. A failed remote's HTML belongs to this address. */
export const documentAddress = typeof location === 'undefined' ? null : location.pathname + location.search;
