/** Quadratic work of two kinds, to test the step counter. */
export const quadraticWork = {
  loops: (text: string) => {
    let pairs = 0;
    for (const one of text) for (const other of text) if (one === other) pairs += 1;
    return pairs;
  },
  copies: (text: string) => {
    let copies = 0;
    for (let from = 0; from < text.length; from += 1) copies += text.slice(from).length;
    return copies;
  },
};
