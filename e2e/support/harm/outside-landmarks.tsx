/** What somebody who goes from landmark to landmark never comes to. */
export function Widget() {
  return <p className="container py-3">Guest</p>;
}
