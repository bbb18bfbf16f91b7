import { readdirSync, readFileSync } from 'node:fs';

/** Whether a thread runs or waits for a processor; false if it has ended, and on systems other than Linux. */
export function isRunnable(processId: number, threadId: string): boolean {
  try {
    const stat = readFileSync(`/proc/${processId}/task/${threadId}/stat`, 'latin1');
    // Behind the thread's name, which may have any character in it.
    return stat.startsWith(' R', stat.lastIndexOf(')') + 1);
  } catch {
    return false;
  }
}

/** Whether any thread of a process does. */
export function hasRunnableThread(processId: number): boolean {
  try {
    return readdirSync(`/proc/${processId}/task`).some((id) => isRunnable(processId, id));
  } catch {
    return false;
  }
}
