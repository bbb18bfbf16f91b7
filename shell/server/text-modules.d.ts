/** A file as its text. */
declare module '*?text' {
  const text: string;
  export default text;
}
