import type { Services } from '#server-kit/services/services.ts';
import { type PaymentProvider, ProviderUnclear } from '../providers/port.ts';
import { providerOf } from '../providers/provider.ts';
import { type AttemptKind, endAttempt, insertAttempt } from './charge-queries.ts';

/** Marks a missing response: the requested operation may have happened. */
export const unclear = Symbol('unclear');

/**
 * One provider request, outside of any transaction and recorded before it is sent: a process that dies in between
 * leaves an attempt without an end.
 */
export async function callProvider<A extends object>(
  services: Services,
  paymentId: number,
  kind: AttemptKind,
  question: (provider: PaymentProvider) => Promise<A>,
): Promise<A | typeof unclear> {
  const { db, clock } = services;
  const attempt = await insertAttempt(db, paymentId, kind, clock.now());
  const end = (outcome: string) => endAttempt(db, attempt, outcome, clock.now());
  try {
    const answer = await question(providerOf(services));
    await end('status' in answer ? String(answer.status) : 'answered');
    return answer;
  } catch (error) {
    await end(error instanceof ProviderUnclear ? 'unclear' : 'failed');
    if (!(error instanceof ProviderUnclear)) throw error;
    services.log.warn({ paymentId, kind, err: error }, 'payment provider did not respond');
    return unclear;
  }
}
