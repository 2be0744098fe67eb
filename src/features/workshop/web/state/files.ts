import type { MouseEvent } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { failureMessage, isSessionOver } from '#web-kit/api/request-error.ts';
import { useCall } from '#web-kit/api/use-call.ts';
import { attachmentName, downloadFile } from '#web-kit/download.ts';
import { workshopApi } from '../../contract.ts';
import { workshopLabelTexts } from '../label-texts.ts';

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
  const t = useTexts(workshopLabelTexts);
  const { send, isPending } = useCall({
    call: saveFile,
    onFailed: (error) => {
      if (isSessionOver(error)) return;
      toast({ variant: 'destructive', title: t('workshopWords.failure'), description: failureMessage(error) });
    },
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const href = event.currentTarget.getAttribute('href');
    if (href) send(href);
  };
  return { handleClick, isPending };
}
