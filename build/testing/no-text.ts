/** Stands in under Jest for what is imported as text. */
export default '';
