import { PageHead } from '@storefront/shared/ui/PageHead';

/** The remote's page. */
export function ExamplePage() {
  return (
    <div className="container py-5">
      <PageHead page="Example" />
      <h1>Example</h1>
      <p>This page is a remote’s own.</p>
    </div>
  );
}
