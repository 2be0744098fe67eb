import { tagLimits } from '#features/tags/domain.ts';

interface Typed {
  readonly batch: string;
  readonly count: string;
}

/** What keeps a batch from being made. */
export function batchErrors({ batch, count }: Typed): { batch?: true; count?: true } {
  const requestedCount = /^\d{1,6}$/.test(count.trim()) ? Number(count) : 0;
  return {
    ...(!batch.trim() && { batch: true as const }),
    ...((requestedCount < 1 || requestedCount > tagLimits.maxBatch) && { count: true as const }),
  };
}
