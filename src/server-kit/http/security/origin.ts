import { AppError } from '#base/app-error.ts';

const changing = new Set(['POST', 'PUT', 'DELETE', 'PATCH']);

interface OriginDetails {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Our own pages; on one's own machine by any of its names. */
export function isSameOrigin(origin: string, publicUrl: string): boolean {
  const { protocol, hostname, port, origin: ownOrigin } = new URL(publicUrl);
  if (origin === ownOrigin) return true;
  return loopback.includes(hostname) && loopback.some((name) => origin === `${protocol}//${name}${port && `:${port}`}`);
}

/** A browser tells where a call comes from: one that changes something must come from our own pages. */
export function refuseForeignOrigin({ method, origin, fetchSite }: OriginDetails, publicUrl: string): void {
  if (!changing.has(method)) return;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') throw new AppError('forbidden');
  if (origin !== undefined && !isSameOrigin(origin, publicUrl)) throw new AppError('forbidden');
}
