const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * What a piece of work comes to, unless somebody interrupts this process meanwhile: what it would say then is of the interruption. A
 * second signal ends the process at once.
 *
 * @throws Error when it is interrupted
 */
export async function unlessInterrupted<Result>(work: Promise<Result>): Promise<Result> {
  let interrupt = () => {};
  const interrupted = new Promise<never>((_, reject) => {
    interrupt = () => reject(new Error('Interrupted: nothing is known of the release.'));
  });
  for (const signal of interruptions) process.on(signal, interrupt);
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    for (const signal of interruptions) process.off(signal, interrupt);
  }
}
