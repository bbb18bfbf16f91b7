/** Counts the laps of the event loop, from now on until it is stopped. */
export function countLaps(): { lap(): number; stop(): void } {
  let lap = 0;
  let isOver = false;
  const count = () => {
    lap += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  return {
    lap: () => lap,
    stop() {
      isOver = true;
    },
  };
}
