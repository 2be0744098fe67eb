import { dateInIsrael } from '#base/time/israel-time.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { downloadFile } from '#web-kit/download.ts';
import type { AccountExport } from '../../../contract.ts';
import { accountApi } from '../../../contract.ts';

export const exportFileName = ({ createdAt }: Pick<AccountExport, 'createdAt'>): string =>
  `negia-export-${dateInIsrael(new Date(createdAt))}.json`;

export async function downloadExport(api: Api, one: AccountExport): Promise<void> {
  const content = await api.call(accountApi.downloadExport, { params: { id: one.id } });
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  downloadFile(new Blob([text], { type: 'application/json' }), exportFileName(one));
}
