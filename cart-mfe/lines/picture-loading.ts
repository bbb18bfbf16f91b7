/** The loading mode of a page's nth product picture: those of the first screen are loaded at once. */
export function pictureLoading(nth: number): 'first' | 'eager' | 'lazy' {
  if (nth === 0) return 'first';
  return nth < 4 ? 'eager' : 'lazy';
}
