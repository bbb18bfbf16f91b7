import type { Command } from 'commander';
import { type Cli, command, type JsonOption } from '../cli';

/** `doctor`: what is missing or dangerous in the environment. */
export function doctorCommand({ examine, log }: Cli): Command {
  return command(
    'doctor',
    'says what is missing or dangerous in the environment',
    'doctor',
    'Run it with the variables of the shell and the backend, on the machine of the shell.',
  )
    .option('--json', 'answers with one JSON object: findings')
    .action(async ({ json }: JsonOption) => {
      const findings = await examine();
      for (const line of json ? [JSON.stringify({ findings })] : findings) log(line);
      if (findings.length > 0) throw new Error(`Findings: ${findings.length}.`);
      if (!json) log('Nothing is missing or dangerous.');
    });
}
