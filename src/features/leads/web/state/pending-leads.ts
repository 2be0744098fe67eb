import type { Lead } from '../../contract.ts';

interface PendingPages {
  readonly pages: readonly Lead[][];
  readonly newCount: number;
}

/** Leads that came in after the newest one that the reader has before them wait, so that nothing moves under their eyes. */
export function withoutPending(pages: readonly Lead[][], newest: number | undefined): PendingPages {
  if (newest === undefined) return { pages, newCount: 0 };
  const isNew = ({ id }: Lead) => id > newest;
  const newCount = pages.reduce((sum, page) => sum + page.filter(isNew).length, 0);
  if (newCount === 0) return { pages, newCount };
  return { pages: pages.map((page) => (page.some(isNew) ? page.filter((one) => !isNew(one)) : page)), newCount };
}
