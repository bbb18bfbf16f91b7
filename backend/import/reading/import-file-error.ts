/** A file that cannot be imported at all; its message is a sentence for the owner. */
export class ImportFileError extends Error {}
