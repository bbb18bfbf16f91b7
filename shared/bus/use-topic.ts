import { useCallback, useSyncExternalStore } from 'react';
import type { State, TopicName } from '../contracts/state';
import { useBus } from './BusProvider';

/** Subscribes to a topic and returns its state; the state the server rendered with while hydrating. */
export function useTopic<K extends TopicName>(topic: K): State[K];
/** Part of a topic's state; renders only when it changes. `select` returns a primitive or a part of the state, no new object. */
export function useTopic<K extends TopicName, V>(topic: K, select: (state: State[K]) => V): V;
export function useTopic<K extends TopicName>(
  topic: K,
  select: (state: State[K]) => unknown = (state) => state,
): unknown {
  const bus = useBus();
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus.topics[topic].subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [bus, topic],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(bus.topics[topic].value),
    () => select(bus.serverState()[topic]),
  );
}
