import { useSyncExternalStore } from 'react';
import { firstSessionState, type SessionState, sessionState, subscribeToSession } from './session-store.ts';

/** Who is signed in, the same for every part of the page. */
export const useSession = (): SessionState => useSyncExternalStore(subscribeToSession, sessionState, firstSessionState);
