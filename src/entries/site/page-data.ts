import type { DehydratedState } from '@tanstack/react-query';
import type { PageParams } from '../page-paths.ts';

/** What the server read for the first HTML, handed on so that the browser starts from the same. */
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
