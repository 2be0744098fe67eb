import type { MouseEvent } from 'react';
import { useShowFailure } from '#features/accounts/web/index.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { useCall } from '#web-kit/api/use-call.ts';
import { attachmentName, downloadFile } from '#web-kit/download.ts';
import { workshopApi } from '../../contract.ts';

/** Downloadable files of orders, in workflow order. */
export const orderFiles = ['print', 'chips', 'packing', 'labels'] as const;
export type OrderFile = (typeof orderFiles)[number];

/** Cards contain the codes of their tags, so there is nothing to print before those exist. */
export const needsTags = (file: OrderFile): boolean => file === 'print' || file === 'chips';

/** The limit of the endpoint. */
export const maxFiles = 100;

export const fileHref = (file: OrderFile, ids: readonly number[]): string =>
  `${workshopApi[file].path}?ids=${ids.slice(0, maxFiles).join(',')}`;

export const batchHref = (batch: string): string =>
  `${workshopApi.batchChips.path}?${new URLSearchParams({ batch }).toString()}`;

/** Throws an error with the reason on failure. */
async function saveFile(api: Api, href: string): Promise<void> {
  const answer = (await api.request('GET', href)) as Response;
  downloadFile(await answer.blob(), attachmentName(answer) ?? '');
}

/**
 * For links to files. A plain click is handled here, to show progress or the error; opening the link in any other way
 * is left to the browser.
 */
export function useFile() {
  const { send, isPending } = useCall({ call: saveFile, onFailed: useShowFailure() });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const href = event.currentTarget.getAttribute('href');
    if (href) send(href);
  };
  return { handleClick, isPending };
}
