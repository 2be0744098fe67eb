import { csvBom, csvRow } from '#base/csv.ts';
import { dateInIsrael } from '#base/israel-time.ts';
import { tagLink } from '#features/tags/domain.ts';
import { listTagsOfBatch, listTagsOfOrders, type TagRow } from '#features/tags/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { tagMemory, toHex, uriMessage } from '../ndef.ts';
import { workshopTexts } from '../texts.ts';
import { getRows } from './orders.ts';

type WorkshopTranslator = Translator<typeof workshopTexts>;

export async function orderTagsFile(services: Services, ids: readonly number[], locale: Locale): Promise<FileAnswer> {
  await getRows(services.db, ids);
  const tags = await listTagsOfOrders(services.db, ids);
  const t = translator(workshopTexts, locale);
  return tableOf(services, tags, { t, first: t('workshop.table.order'), firstOf: ({ orderId }) => orderId ?? '' });
}

export async function batchTagsFile(services: Services, batch: string, locale: Locale): Promise<FileAnswer> {
  const tags = await listTagsOfBatch(services.db, batch);
  const t = translator(workshopTexts, locale);
  return tableOf(services, tags, { t, first: t('workshop.table.batch'), firstOf: (tag) => tag.batch ?? '' });
}

interface Columns {
  readonly t: WorkshopTranslator;
  readonly first: string;
  readonly firstOf: (tag: TagRow) => string | number;
}

/** What is over is not written any more. */
function tableOf({ config, clock }: Services, tags: readonly TagRow[], { t, first, firstOf }: Columns): FileAnswer {
  const live = tags.filter(({ state }) => state !== 'retired');
  const rows = live.map((tag) => csvRow([firstOf(tag), ...cellsOf(tag, config.publicUrl)]));
  return {
    body: csvBom + csvRow([first, ...headings(t)]) + rows.join(''),
    type: 'text/csv; charset=utf-8',
    name: `chips-${dateInIsrael(clock.now())}.csv`,
  };
}

const headings = (t: WorkshopTranslator): string[] => [
  t('workshop.table.code'),
  t('workshop.table.link'),
  t('workshop.table.ndef'),
  t('workshop.table.bytes'),
  t('workshop.table.memory'),
  t('workshop.table.name'),
];

function cellsOf({ code, name }: TagRow, publicUrl: string): (string | number)[] {
  const link = tagLink(publicUrl, code);
  const message = uriMessage(link);
  return [code, link, toHex(message), message.length, toHex(tagMemory(link)), name];
}
