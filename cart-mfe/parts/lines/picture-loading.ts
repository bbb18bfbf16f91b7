/** Loading mode of the nth product picture on a page: those on the first screen load at once. */
export function pictureLoading(nth: number): 'first' | 'eager' | 'lazy' {
  if (nth === 0) return 'first';
  return nth < 4 ? 'eager' : 'lazy';
}
