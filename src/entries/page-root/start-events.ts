import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { sessionState, subscribeToSession } from '#web-kit/session/session-store.ts';

/** Waits for the first who is signed in: visitors carry nothing of it. Without a line everything is as fresh as it ever was. */
export function startEvents(queries: QueryClient, api: Api): void {
  const stop = subscribeToSession(() => {
    const { user, isChecked } = sessionState();
    if (!user || !isChecked) return;
    stop();
    import('./follow-events.ts').then(
      ({ followEvents }) => followEvents(queries, api),
      () => undefined,
    );
  });
}
