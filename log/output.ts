/** Log output of this process. */
export const output = {
  write: (line: string): void => void process.stdout.write(line),
};
