import type { Lead } from '../../contract.ts';

interface Held {
  readonly pages: readonly Lead[][];
  readonly fresh: number;
}

/** Leads that came in after the newest one that the reader has before them wait, so that nothing moves under their eyes. */
export function holdBack(pages: readonly Lead[][], newest: number | undefined): Held {
  if (newest === undefined) return { pages, fresh: 0 };
  const isFresh = ({ id }: Lead) => id > newest;
  const fresh = pages.reduce((sum, page) => sum + page.filter(isFresh).length, 0);
  if (fresh === 0) return { pages, fresh };
  return { pages: pages.map((page) => (page.some(isFresh) ? page.filter((one) => !isFresh(one)) : page)), fresh };
}
