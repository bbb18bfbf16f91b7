import { prepare } from 'run/prepare';

/** Builds what the journeys run against, before any of them starts. */
export default async function buildStorefront(): Promise<void> {
  await prepare((line) => console.log(line));
}
