import type { Beacon } from '#server-kit/http/answers/beacons.ts';
import type { RequestHead } from '#server-kit/http/direct-answers.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { statsApi } from '../../contract.ts';
import { isSource } from '../../domain.ts';
import { type ViewDetails, viewEventOf } from './pending-events.ts';
import { queueOf } from './queue.ts';

export interface ClickReport {
  readonly kind?: unknown;
  readonly target?: unknown;
  readonly source?: unknown;
}

const maxTarget = 2_000;

/** Records a click reported by a page. Any other fields of the report, such as a time, are ignored. */
export function recordClick(
  services: Services,
  profileId: number,
  { kind, target, source }: ClickReport,
  visitor: Pick<Visitor, 'address' | 'userAgent'>,
  userId: number | undefined,
): void {
  if (kind !== 'click' && kind !== 'share') return;
  if (typeof target !== 'string' || target === '' || target.length > maxTarget) return;
  const { address, userAgent } = visitor;
  queueOf(services).push({
    is: 'pressed',
    kind,
    profileId,
    target,
    source: isSource(source) ? source : 'direct',
    userId,
    visitor: { address, userAgent },
    at: services.clock.now(),
  });
}

/** Returns a function that records a sent page or contact. */
export function createViewCounter(services: Services): (details: ViewDetails, request: RequestHead) => void {
  const { clock } = services;
  const queue = queueOf(services);
  return (details, request) => queue.push(viewEventOf(details, request, clock.now()));
}

type TappedProfile = Pick<ViewDetails, 'profileId' | 'ownerId'>;

/** Returns a function that records a tap of a tag and the profile it opened. */
export function createTapCounter(
  services: Services,
): (code: string, profile: TappedProfile, request: RequestHead) => void {
  const count = createViewCounter(services);
  return (target, { profileId, ownerId }, request) =>
    count({ kind: 'tap', profileId, ownerId, target, mode: 'public' }, request);
}

/** Clicks of visitors who are not signed in. */
export const createClickBeacon = (services: Services): Beacon => ({
  endpoint: statsApi.count,
  handle: (id, body, visitor) => {
    if (typeof body === 'object' && body !== null) recordClick(services, id, body as ClickReport, visitor, undefined);
  },
});
