/** Where this process writes its log. */
export const output = {
  write: (line: string): void => void process.stdout.write(line),
};
