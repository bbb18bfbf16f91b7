/** What every page knows of the company, from the settings (specification sections 1 and 3). */
export interface Site {
  /** Name of the company, or a neutral one. */
  readonly brand: string;
  readonly phoneNumber: string | null;
}

/** Id of the shell's layout route: its loader data is the `Site`, and remotes' routes hang under it. */
export const layoutRouteId = 'layout';
