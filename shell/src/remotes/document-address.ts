/** Path and query this document was loaded for; null on the server. HTML that a failed remote keeps belongs to it. */
export const documentAddress = typeof location === 'undefined' ? null : location.pathname + location.search;
