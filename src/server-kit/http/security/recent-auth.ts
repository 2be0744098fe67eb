import type { Identity } from '../route.ts';

const recentAuthMilliseconds = 10 * 60_000;

/** Whether the caller proved who they are a moment ago. */
export const isRecentlyAuthenticated = ({ authenticatedAt }: Identity, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= recentAuthMilliseconds;
