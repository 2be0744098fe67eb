import { fillPath } from '#base/endpoint.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { statsApi } from '../../contract.ts';
import type { Span } from './range-selection.ts';

export function exportAddress(profileId: number | undefined, { from, to }: Span): string {
  const path = profileId === undefined ? statsApi.exportAll.path : fillPath(statsApi.exportOne.path, { profileId });
  return `${path}?${new URLSearchParams({ from, to })}`;
}

/** By a call and not by a link, so that a refusal is told on this page. */
export async function downloadCsv(api: Api, profileId: number | undefined, span: Span): Promise<void> {
  const answer = await api.request('GET', exportAddress(profileId, span));
  if (!(answer instanceof Response)) throw new Error(String(answer));
  save(
    fileNameOf(answer.headers.get('content-disposition')) ?? `negia-statistics-${span.from}-${span.to}.csv`,
    await answer.blob(),
  );
}

export function fileNameOf(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? '') ?? [];
  return encoded ? decodeURIComponent(encoded) : plain;
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
