import { csvBom, csvRow } from '#base/csv.ts';
import { listDays } from '#base/time/israel-time.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { RequestedRange } from '../range.ts';
import { statsServerTexts } from '../texts.ts';
import { addUp } from './figures.ts';
import { readTotals } from './queries.ts';
import { type OwnerCall, selectProfiles, selectRange } from './read.ts';

const columns = ['views', 'visitors', 'saves', 'clicks', 'shares', 'leads', 'taps'] as const;

/** One row per day, including empty days. */
export async function exportStats(
  call: OwnerCall,
  profileId: number | undefined,
  requested: RequestedRange,
  locale: Locale,
): Promise<FileAnswer> {
  const profiles = await selectProfiles(call, profileId);
  const { from, to } = await selectRange(call, requested);
  const ids = profiles.map(({ id }) => id);
  const totals = Map.groupBy(ids.length ? await readTotals(call.db, ids, from, to) : [], ({ day }) => day);
  const rows = listDays(from, to).map((day) => {
    const figures = addUp(totals.get(day) ?? []);
    return csvRow([day, ...columns.map((name) => figures[name])]);
  });
  const t = translator(statsServerTexts, locale);
  const heads = csvRow([t('statsServer.table.day'), ...columns.map((name) => t(`statsServer.table.${name}`))]);
  const name = profileId === undefined ? t('statsServer.table.all') : fileName(profiles[0]?.name ?? '');
  return {
    body: csvBom + heads + rows.join(''),
    type: 'text/csv; charset=utf-8',
    name: `${t('statsServer.table.file', { name, from, to })}.csv`,
  };
}

/** Characters that file systems do not allow in names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const fileName = (name: string): string => name.replace(/[\u0000-\u001f/\\:*?"<>|]+/g, ' ').trim();
