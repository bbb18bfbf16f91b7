import { Document } from '../layout/Document';
import { RouteFailed } from './RouteFailed';

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
