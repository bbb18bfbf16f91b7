/** Bytes of the largest form a visitor may post. */
export const bodyLimit = 1024 * 1024;

/** Bytes of the largest with files: what is typed, a file of 1 MB, and one that is larger to be told so on its page. */
export const filesLimit = 4 * bodyLimit;

/** Most fields and files of one form; a list to order asks up to 160 times which product is meant. */
export const maxParts = 1_000;
