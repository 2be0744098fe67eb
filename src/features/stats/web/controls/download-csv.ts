import { fillPath } from '#base/endpoint.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { attachmentName, downloadFile } from '#web-kit/download.ts';
import { statsApi } from '../../contract.ts';
import type { Span } from './range-selection.ts';

export function exportAddress(profileId: number | undefined, { from, to }: Span): string {
  const path = profileId === undefined ? statsApi.exportAll.path : fillPath(statsApi.exportOne.path, { profileId });
  return `${path}?${new URLSearchParams({ from, to })}`;
}

/** By a request instead of a link, so that errors are shown on this page. */
export async function downloadCsv(api: Api, profileId: number | undefined, span: Span): Promise<void> {
  const answer = await api.request('GET', exportAddress(profileId, span));
  if (!(answer instanceof Response)) throw new Error(String(answer));
  const name = attachmentName(answer) ?? `negia-statistics-${span.from}-${span.to}.csv`;
  downloadFile(await answer.blob(), name);
}
