import type { Api } from '#web-kit/api/api-client.ts';

/** The name that the server gave to a file. */
export function nameOf(header: string | null): string | undefined {
  const written = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return written && decodeURIComponent(written);
}

/** Hands a file to the reader's downloads; a refusal comes back as an error that says why. */
export async function saveFile(api: Api, href: string): Promise<void> {
  const answer = (await api.request('GET', href)) as Response;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameOf(answer.headers.get('content-disposition')) ?? '';
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
