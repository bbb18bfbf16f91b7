/** Replaces text imports under Jest. */
export default '';
