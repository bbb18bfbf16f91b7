/**
 * Major version of everything separately shipped builds agree on: exposed modules, topics, cookies, API types.
 * It is part of the share key of the federated shared modules, so builds of different majors never share an instance.
 */
export const contractMajor = 3;

/** Minor version: what the contract has gained since its major. */
export const contractMinor = 4;

/** Both, as releases need it and shells provide it: `3.4`. */
export const contractVersion = `${contractMajor}.${contractMinor}`;
