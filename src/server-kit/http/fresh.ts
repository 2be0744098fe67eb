import type { Identity } from './route.ts';

const freshMilliseconds = 10 * 60_000;

/** Whether the caller proved who they are a moment ago. */
export const isFresh = ({ freshAt }: Identity, now: Date): boolean =>
  now.getTime() - freshAt.getTime() <= freshMilliseconds;
