import type { LogEvent } from 'log/log-event';
import type { SourceStacks } from '../../containment/source-stacks';

/** Has events taken with stacks of the sources: at once where there is nothing to look up, and else when that is done. */
export function eventsWithSources(
  withSources: SourceStacks,
  take: (event: LogEvent) => void,
): (event: LogEvent) => void {
  return (event) => {
    const { err } = event;
    if (typeof err?.stack !== 'string' || !err.stack.includes('release:')) return take(event);
    void withSources(err.stack).then((stack) => take({ ...event, err: { ...err, stack } }));
  };
}
