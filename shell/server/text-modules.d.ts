/** Imports a file as text. */
declare module '*?text' {
  const text: string;
  export default text;
}
