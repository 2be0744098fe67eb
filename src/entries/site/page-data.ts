import type { DehydratedState } from '@tanstack/react-query';

/** What the server read for the first HTML, handed on so that the browser starts from the same. */
export interface PageData {
  readonly source: string;
  readonly path: string;
  readonly year: number;
  readonly queries: DehydratedState;
}

export const pageDataId = 'page-data';

export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
}
