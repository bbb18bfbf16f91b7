/** Major version of all that separately shipped builds agree on; part of the share keys, so that majors never share an instance. */
export const contractMajor = 3;

/** Minor version: what the contract has gained since its major. */
export const contractMinor = 4;

/** Both, as releases need it and shells provide it: `3.4`. */
export const contractVersion = `${contractMajor}.${contractMinor}`;
