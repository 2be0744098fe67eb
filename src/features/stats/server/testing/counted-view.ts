import type { Counted } from '../counting/pending-events.ts';

/** For tests: a direct view of a profile by a phone. */
export const countedView = (more: Partial<Counted> = {}): Counted => ({
  profileId: 1,
  kind: 'view',
  source: 'direct',
  device: 'phone',
  visitor: { address: '192.0.2.1', userAgent: 'a browser' },
  at: new Date('2026-11-10T10:00:00Z'),
  ...more,
});
