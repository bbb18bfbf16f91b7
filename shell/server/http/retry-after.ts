/** When a visitor or a search engine may ask again for what is not to be had for the moment, in seconds. */
export const retryAfter = '120';
