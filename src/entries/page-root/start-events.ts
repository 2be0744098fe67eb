import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { sessionState, subscribeToSession } from '#web-kit/session/session-store.ts';

/** Waits for a signed-in user: visitors do not load the code. Without a stream, data is as fresh as the last fetch. */
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
