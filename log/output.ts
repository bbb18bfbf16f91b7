/** Where lines of this process go. */
export const output = {
  write: (line: string): void => void process.stdout.write(line),
};
