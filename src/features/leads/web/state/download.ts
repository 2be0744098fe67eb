import type { Api } from '#web-kit/api-client.ts';
import { type LeadFilter, leadsApi } from '../../contract.ts';

/** Hands the table of a filter to the reader's downloads; a refusal comes back as an error that says why. */
export async function downloadTable(api: Api, filter: LeadFilter, day: string): Promise<void> {
  const answer = (await api.call(leadsApi.export, { query: filter })) as Response;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `negia-leads-${day}.csv`;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
