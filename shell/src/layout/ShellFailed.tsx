import { RouteFailed } from '../pages/RouteFailed';
import { Document } from './Document';

/** The last resort: a document without header or data, for a failure of the shell itself. */
export function ShellFailed() {
  return (
    <Document>
      <main>
        <RouteFailed />
      </main>
    </Document>
  );
}
