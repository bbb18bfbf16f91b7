import { readFile } from 'node:fs/promises';

/** Clock ticks a second, by which Linux counts: the same on every architecture that Node runs on. */
const ticks = 100;

/** Seconds of a processor that each process has used which a process has started, all its threads included. */
export async function processorTimeOfChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return Promise.all(children.split(' ').filter(Boolean).map(Number).map(processorTime));
}

async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // What follows the name, which may have blanks: the 12th and 13th are the time in user and in system mode.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}
