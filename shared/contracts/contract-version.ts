/** Major version of the contract between separate builds; part of the share keys, so that majors never share an instance. */
export const contractMajor = 3;

/** Minor version: raised by additions to the contract. */
export const contractMinor = 6;

/** Version of the contract, as releases need it and shells provide it: `3.6`. */
export const contractVersion = `${contractMajor}.${contractMinor}`;
