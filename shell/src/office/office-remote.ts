/** Name of the remote whose pages are at the office's origin alone (docs/decisions/087). */
export const officeRemote = 'office';
