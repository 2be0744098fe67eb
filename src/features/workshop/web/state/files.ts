import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { attachmentName, downloadFile } from '#web-kit/download.ts';
import { workshopApi } from '../../contract.ts';
import { useFailureToast } from './use-failure-toast.ts';

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

/** A refusal comes back as an error that says why. */
async function saveFile(api: Api, href: string): Promise<void> {
  const answer = (await api.request('GET', href)) as Response;
  downloadFile(await answer.blob(), attachmentName(answer) ?? '');
}

/**
 * For links to files. A plain press is answered here, so that the reader sees that it is being made, or why it cannot be;
 * whoever opens the link in another way gets it from the browser.
 */
export function useFile() {
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: (href: string) => saveFile(api, href),
    retry: false,
    onError: useFailureToast(),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const href = event.currentTarget.getAttribute('href');
    if (href && !isPending) mutate(href);
  };
  return { handleClick, isPending };
}
