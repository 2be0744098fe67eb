/** One value, and whoever wants to know of the next. */
export function createStore<T>(first: T) {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    now: () => now,
    show: (next: T) => {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
