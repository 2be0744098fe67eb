import { workshopApi } from '../../contract.ts';

/** What can be taken along of orders, in the order in which the work needs it. */
export const orderFiles = ['print', 'chips', 'packing', 'labels'] as const;
export type OrderFile = (typeof orderFiles)[number];

/** Cards hold the codes of their tags: before those are made there is nothing to print. */
export const needsTags = (file: OrderFile): boolean => file === 'print' || file === 'chips';

/** As many as the call takes. */
export const maxFiles = 100;

export const fileHref = (file: OrderFile, ids: readonly number[]): string =>
  `${workshopApi[file].path}?ids=${ids.slice(0, maxFiles).join(',')}`;

export const batchHref = (batch: string): string =>
  `${workshopApi.batchChips.path}?${new URLSearchParams({ batch }).toString()}`;
