import { Readable } from 'node:stream';
import { AppError } from '#base/app-error.ts';
import { csvBom, csvRow } from '#base/csv.ts';
import { formatPhone } from '#base/phone.ts';
import { clockOf, dateInIsrael } from '#base/time/israel-time.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { leadFieldTexts } from '#features/profiles/lead-field-texts.ts';
import { type LeadFieldName, leadFieldNames, leadFields } from '#features/profiles/lead-fields.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { LeadFilter } from '../contract.ts';
import { leadsTexts } from '../texts.ts';
import { type CountedLead, type LeadRow, listFieldLabels, listNotesOf, listOwned, type NoteRow } from './queries.ts';
import { type Own, queryOf } from './read.ts';

type LeadsTranslator = Translator<typeof leadsTexts>;

/** Rows per batch, which bounds memory regardless of the total. */
const batch = 1_000;

export async function exportLeads(call: Own, filter: LeadFilter, locale: Locale): Promise<FileAnswer> {
  const { db, clock, user } = call;
  const { entitlements } = await effectivePlan(db, user.id, clock.now());
  if (!entitlements.leadExport) throw new AppError('payment_required', { message: 'leads.plan.export' });
  const t = translator(leadsTexts, locale);
  return {
    body: Readable.from(csvRows(call, filter, locale)),
    type: 'text/csv; charset=utf-8',
    name: `${t('leads.table.file', { date: dateInIsrael(clock.now()) })}.csv`,
  };
}

async function* csvRows({ db, user }: Own, filter: LeadFilter, locale: Locale): AsyncGenerator<string> {
  const t = translator(leadsTexts, locale);
  const query = queryOf(filter);
  const labels = await listFieldLabels(db, user.id, query);
  yield csvBom + csvRow(headings(t, locale, labels));
  for (let before: number | undefined; ; ) {
    const found = await listOwned(db, user.id, query, { before, limit: batch });
    if (found.length === 0) return;
    const notes = await notesOf(found, (ids) => listNotesOf(db, ids));
    yield found.map(({ lead }) => csvRow(cellsOf(lead, notes.get(lead.id) ?? [], labels, t))).join('');
    before = found.at(-1)?.lead.id;
  }
}

async function notesOf(found: readonly CountedLead[], read: (ids: number[]) => Promise<NoteRow[]>) {
  const noted = found.filter(({ notesCount }) => notesCount > 0).map(({ lead }) => lead.id);
  return Map.groupBy(noted.length ? await read(noted) : [], ({ leadId }) => leadId);
}

const headings = (t: LeadsTranslator, locale: Locale, labels: readonly string[]): string[] => [
  t('leads.table.received'),
  t('leads.table.profile'),
  ...leadFieldNames.map((name) => translator(leadFieldTexts, locale)(`leadField.${name}.label`)),
  ...labels,
  t('leads.table.status'),
  t('leads.table.source'),
  t('leads.table.marketing'),
  t('leads.table.notes'),
];

/** Sortable in a spreadsheet, in Israel time. */
const timeOf = (time: Date): string => `${dateInIsrael(time)} ${clockOf(time)}`;

const cellsOf = (row: LeadRow, notes: readonly NoteRow[], labels: readonly string[], t: LeadsTranslator): string[] => [
  timeOf(row.createdAt),
  row.profileName,
  ...leadFieldNames.map((name) => cellOf(name, row[name] ?? '')),
  ...labels.map((label) => answerTo(row, label)),
  t(`leads.status.${row.status}`),
  t(`leads.source.${row.source}`),
  row.consent.marketing ? t('leads.table.yes') : t('leads.table.no'),
  notes.map(({ text }) => text).join('\n'),
];

const cellOf = (name: LeadFieldName, value: string): string =>
  value && leadFields[name].kind === 'phone' ? formatPhone(value) : value;

const answerTo = ({ fields }: LeadRow, label: string): string =>
  fields
    .filter((field) => field.label === label)
    .map(({ value }) => value)
    .join(', ');
