import type { DehydratedState } from '@tanstack/react-query';
import type { PageParams } from '../page-paths.ts';

/** The data that the server read for its HTML, passed to the browser for hydration. */
export interface PageData {
  readonly source: string;
  readonly path: string;
  readonly params: PageParams;
  readonly year: number;
  readonly queries: DehydratedState;
}

export const pageDataId = 'page-data';

export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
}
