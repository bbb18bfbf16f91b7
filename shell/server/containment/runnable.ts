import { readdirSync, readFileSync } from 'node:fs';

/** Whether a thread runs or waits for a processor; false if it has ended, and on systems other than Linux. */
export function isRunnable(processId: number, threadId: string): boolean {
  try {
    const stat = readFileSync(`/proc/${processId}/task/${threadId}/stat`, 'latin1');
    // The state follows the thread's name, which may contain any character.
    return stat.startsWith(' R', stat.lastIndexOf(')') + 1);
  } catch {
    return false;
  }
}

/** Whether any thread of a process runs or waits for a processor. */
export function hasRunnableThread(processId: number): boolean {
  try {
    return readdirSync(`/proc/${processId}/task`).some((id) => isRunnable(processId, id));
  } catch {
    return false;
  }
}
