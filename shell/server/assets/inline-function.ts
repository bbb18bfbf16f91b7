/**
 * The source of a function that a document calls, on one line, because every visitor gets it. The function may use nothing from
 * outside, and have no comments.
 */
export function inlineFunction<Argument>(run: (argument: Argument) => void): string {
  return `(${String(run).replace(/\n\s*/g, '')})`;
}
