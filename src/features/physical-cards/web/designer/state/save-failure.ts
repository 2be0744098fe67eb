import { z } from 'zod';
import { NetworkError, RequestError } from '#web-kit/request-error.ts';
import { type SavedDesign, savedDesign } from '../../../contract.ts';

const stale = z.object({ current: savedDesign });

type Outcome =
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict'; readonly current: SavedDesign }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** It may go well by itself the next time. */
      readonly mayPass: boolean;
      /** It was deleted elsewhere. */
      readonly isGone: boolean;
    };

export function saveFailureOf(error: unknown): Outcome {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof RequestError)) throw error;
  const newer = error.status === 409 ? stale.safeParse(error.body) : undefined;
  if (newer?.success) return { kind: 'conflict', current: newer.data.current };
  return {
    kind: 'failed',
    message: Object.values(error.fields)[0] ?? error.message,
    mayPass: error.status >= 500 || error.status === 429 || error.status === 401,
    isGone: error.status === 404,
  };
}
