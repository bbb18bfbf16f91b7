/** An error of the type checker, and the file it is in. */
export interface TypeProblem {
  /** Relative to where the checker was run. */
  readonly file: string;
  /** `cart-mfe/cart/CartPage.tsx:13 Type 'string' is not assignable to type 'number'. (TS2322)`, and why in further lines. */
  readonly text: string;
}

/** Reads what `tsc --pretty false` writes. */
export function typeProblems(output: string): TypeProblem[] {
  const problems: { file: string; text: string }[] = [];
  for (const line of output.split('\n')) {
    const [, file, nth, code, text] = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = problems.at(-1);
    if (file !== undefined) problems.push({ file, text: `${file}:${nth} ${text} (${code})` });
    else if (last && /^\s+\S/.test(line)) last.text += `\n${line}`;
  }
  return problems;
}
