/** Path and query of this document; null on the server. The HTML that a failed remote keeps belongs to it. */
export const documentAddress = typeof location === 'undefined' ? null : location.pathname + location.search;
