/** Where the theme is shown. */
export const themePagePath = '/_theme';
