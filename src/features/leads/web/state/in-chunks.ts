import { leadLimits } from '../../domain.ts';

/** As many calls as it takes: one call takes only so many leads. */
export async function inChunks(ids: readonly number[], call: (some: number[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < ids.length; start += leadLimits.maxBulk)
    await call(ids.slice(start, start + leadLimits.maxBulk));
}
