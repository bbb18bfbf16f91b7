/** How the picture of the nth product of a page is loaded: those of the first screen are waited for. */
export function pictureLoading(nth: number): 'first' | 'eager' | 'lazy' {
  if (nth === 0) return 'first';
  return nth < 4 ? 'eager' : 'lazy';
}
