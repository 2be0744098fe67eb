import { AppError } from '#base/app-error.ts';
import { clockOf, dateInIsrael } from '#base/israel-time.ts';
import { listPackages } from '#features/packages/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { MigrationOwner, OwnerSnapshot } from '../contract.ts';
import { packageMigrationTexts } from '../texts.ts';
import { presentRecord } from './present.ts';
import { findMigration, listRecords } from './queries.ts';

const size = 1_000;

type Words = Translator<typeof packageMigrationTexts>;
type NameOf = (packageType: OwnerSnapshot['packageType'] | null | undefined) => string;

/** What became of each owner, as a table. */
export async function reportOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  locale: Locale,
): Promise<FileAnswer> {
  const found = await findMigration(db, id);
  if (!found) throw new AppError('not_found');
  const t = translator(packageMigrationTexts, locale);
  const names = new Map((await listPackages(db, clock.now())).map((one) => [one.packageType, one.words[locale].name]));
  const nameOf: NameOf = (type) => (type ? (names.get(type) ?? type) : '');
  return csvAnswer({
    name: `${t('packageMigration.report.file', { id: String(id) })}.csv`,
    head: headOf(t),
    total: found.row.total,
    cells: (row: MigrationOwner) => cellsOf(row, t, nameOf),
    page: async (after) => {
      const { rows, next } = await listRecords(db, id, { after, size });
      return { rows: rows.map(presentRecord), next };
    },
  });
}

const headOf = (t: Words): string[] => [
  t('packageMigration.report.user'),
  t('packageMigration.report.name'),
  t('packageMigration.report.email'),
  t('packageMigration.report.state'),
  t('packageMigration.report.reason'),
  t('packageMigration.report.at'),
  t('packageMigration.report.packageBefore'),
  t('packageMigration.report.priceBefore'),
  t('packageMigration.report.packageAfter'),
  t('packageMigration.report.priceAfter'),
  t('packageMigration.report.nextAfter'),
  t('packageMigration.report.until'),
];

const instantOf = (at: string | null | undefined): string =>
  at ? `${dateInIsrael(new Date(at))} ${clockOf(new Date(at))}` : '';

const shekelsOf = (agorot: number | null | undefined): string =>
  agorot === null || agorot === undefined ? '' : (agorot / 100).toFixed(2);

const cellsOf = (row: MigrationOwner, t: Words, nameOf: NameOf): (string | number)[] => [
  row.userId,
  row.name ?? '',
  row.email ?? '',
  t(`packageMigration.state.${row.state}`),
  row.reason ? t(`packageMigration.reason.${row.reason}`) : '',
  instantOf(row.at),
  nameOf(row.before?.packageType),
  shekelsOf(row.before?.price),
  nameOf(row.after?.packageType),
  shekelsOf(row.after?.price),
  nameOf(row.after?.nextPackage),
  instantOf(row.after?.until),
];
