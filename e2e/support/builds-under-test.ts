/** Where the releases under test are published; apart from those of `pnpm start`. */
export const publishedFolder = '.local/e2e-releases';

/** Folder of the shell's build under test; `build-storefront.ts` says which, for the workers that run the journeys. */
export const shellFolder = process.env.E2E_SHELL_FOLDER ?? '';
