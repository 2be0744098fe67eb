import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEml } from '../../src/server-kit/mail/testing/read-eml.ts';
import { expect } from './journey.ts';

/** The links of one kind in all emails sent to an address, oldest first. */
export async function linksTo(address: string, path: string): Promise<string[]> {
  const folder = join(process.env.NEGIA_DATA_DIR ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => readEml(await readFile(join(folder, name)))));
  return mails
    .filter(({ headers }) => headers.get('to')?.includes(address))
    .flatMap(({ text }) => text.match(new RegExp(`\\S+${path}(?:\\?lang=\\w+)?#token=[\\w-]+(?:\\.[\\w-]+)*`)) ?? []);
}

/** Polls, because jobs write the emails after the request. */
export async function newestLink(address: string, path: string, count = 1): Promise<string> {
  await expect
    .poll(async () => (await linksTo(address, path)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(count);
  const { pathname, search, hash } = new URL((await linksTo(address, path)).at(-1) ?? '');
  return pathname + search + hash;
}
