import type { IncomingMessage } from 'node:http';
import type { Services } from '#server-kit/services/services.ts';
import { queueOf } from './queue.ts';
import { type ViewDetails, viewEventOf } from './waiting.ts';

/** For whoever sends pages and contacts: tells what was sent to whom. */
export function createViewCounter(services: Services): (facts: ViewDetails, request: IncomingMessage) => void {
  const { clock } = services;
  const queue = queueOf(services);
  return (facts, request) => queue.push(viewEventOf(facts, request, clock.now()));
}

type Opened = Pick<ViewDetails, 'profileId' | 'ownerId'>;

/** For whoever answers taps: tells which tag opened which profile. */
export function createTapCounter(services: Services): (code: string, opened: Opened, request: IncomingMessage) => void {
  const count = createViewCounter(services);
  return (target, { profileId, ownerId }, request) =>
    count({ kind: 'tap', profileId, ownerId, target, mode: 'public' }, request);
}
