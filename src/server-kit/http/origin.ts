import { AppError } from '#base/app-error.ts';

const changing = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

interface OriginFacts {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/** A browser tells where a call comes from: one that changes something must come from our own pages. */
export function refuseForeignOrigin({ method, origin, fetchSite }: OriginFacts, ours: string): void {
  if (!changing.has(method)) return;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') throw new AppError('forbidden');
  if (origin !== undefined && origin !== ours) throw new AppError('forbidden');
}
