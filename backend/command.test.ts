import { readCommand } from './command';

test.each([
  [[], { name: 'serve' }],
  [['serve'], { name: 'serve' }],
  [['migrate'], { name: 'migrate' }],
  [['seed'], { name: 'seed', products: null, replace: false }],
  [['seed', '--products', '7', '--replace'], { name: 'seed', products: 7, replace: true }],
  [['help'], { name: 'help' }],
  [['help', 'seed'], { name: 'help' }],
  [['seed', '--help'], { name: 'help' }],
  [['-h'], { name: 'help' }],
])('%j is %j', (args, command) => {
  expect(readCommand(args)).toEqual(command);
});

test.each([
  [['sed'], "Unknown command 'sed': "],
  [['seed', 'all'], "'all' is one word too many: "],
  [['help', 'seed', 'all'], "'all' is one word too many: "],
  [['seed', '--replac'], "Unknown option '--replac': "],
  [['seed', '--replace=yes'], "Option '--replace' does not take an argument: "],
  [['seed', '--products'], "Option '--products <value>' argument missing: "],
  [['seed', '--products', '0'], "--products must be a whole number from 1 to 1000000, not '0': "],
  [['seed', '--products', '1e3'], "not '1e3': "],
  [['--products', '7'], '--products needs the command seed: '],
  [['migrate', 'all'], "'all' is one word too many: "],
  [['migrate', '--replace'], '--replace needs the command seed: '],
  [['serve', '--replace'], '--replace needs the command seed: '],
])('%j is refused with the exit code 2: %s', (args, sentence) => {
  expect(() => readCommand(args)).toThrow(
    expect.objectContaining({
      exitCode: 2,
      message: expect.stringContaining(`${sentence}pnpm backend help shows more.`),
    }),
  );
});
