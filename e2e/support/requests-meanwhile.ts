/** Asks for a document again and again, one after the other, until it is told to stop. */
export function requestsMeanwhile(url: string, headers: Readonly<Record<string, string>> = {}) {
  const statuses: number[] = [];
  let stopped = false;
  const asking = (async () => {
    // On a busy machine the journey may be over before there were enough to say anything.
    while (!stopped || statuses.length <= 20) {
      const response = await fetch(url, { headers });
      await response.text();
      statuses.push(response.status);
      // Room for the other documents of the journey.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    async stop() {
      stopped = true;
      await asking;
      return statuses;
    },
  };
}
