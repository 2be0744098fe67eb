import type { Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { isSource } from '../../domain.ts';
import { queueOf } from './queue.ts';

export interface ClickReport {
  readonly kind?: unknown;
  readonly target?: unknown;
  readonly source?: unknown;
}

const maxTarget = 2_000;

/** A page tells of a press. What it says of the time, or of anything but these, is not listened to. */
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
