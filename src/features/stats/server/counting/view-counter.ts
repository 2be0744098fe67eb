import type { IncomingMessage } from 'node:http';
import type { Services } from '#server-kit/services/services.ts';
import { type ViewDetails, viewEventOf } from './pending-events.ts';
import { queueOf } from './queue.ts';

/** For whoever sends pages and contacts: tells what was sent to whom. */
export function createViewCounter(services: Services): (details: ViewDetails, request: IncomingMessage) => void {
  const { clock } = services;
  const queue = queueOf(services);
  return (details, request) => queue.push(viewEventOf(details, request, clock.now()));
}

type TappedProfile = Pick<ViewDetails, 'profileId' | 'ownerId'>;

/** For whoever answers taps: tells which tag opened which profile. */
export function createTapCounter(
  services: Services,
): (code: string, profile: TappedProfile, request: IncomingMessage) => void {
  const count = createViewCounter(services);
  return (target, { profileId, ownerId }, request) =>
    count({ kind: 'tap', profileId, ownerId, target, mode: 'public' }, request);
}
