import { AppError } from '#base/app-error.ts';
import { clockOf, dateInIsrael } from '#base/israel-time.ts';
import { listPackages } from '#features/packages/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { csvTable } from '#server-kit/admin-list/index.ts';
import { csvAnswer } from '#server-kit/http/answers/csv-answer.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { MigrationOwner, OwnerSnapshot } from '../contract.ts';
import { packageMigrationTexts } from '../texts.ts';
import { presentRecord } from './present.ts';
import { findMigration, listRecords } from './queries.ts';

const size = 1_000;

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
  const names = new Map((await listPackages(db, clock.now())).map((one) => [one.packageType, one.texts[locale].name]));
  const nameOf: NameOf = (type) => (type ? (names.get(type) ?? type) : '');
  return csvAnswer({
    name: `${t('packageMigration.report.file', { id: String(id) })}.csv`,
    total: found.row.total,
    ...csvTable({
      columns,
      head: (column) => t(`packageMigration.report.${column}`),
      values: (row: MigrationOwner) => row,
      cells: {
        user: ({ userId }) => userId,
        state: ({ state }) => t(`packageMigration.state.${state}`),
        reason: ({ reason }) => reason && t(`packageMigration.reason.${reason}`),
        at: ({ at }) => instantOf(at),
        packageBefore: ({ before }) => nameOf(before?.packageType),
        priceBefore: ({ before }) => shekelsOf(before?.price),
        packageAfter: ({ after }) => nameOf(after?.packageType),
        priceAfter: ({ after }) => shekelsOf(after?.price),
        nextAfter: ({ after }) => nameOf(after?.nextPackage),
        until: ({ after }) => instantOf(after?.until),
      },
    }),
    page: async (after) => {
      const { rows, next } = await listRecords(db, id, { after, size });
      return { rows: rows.map(presentRecord), next };
    },
  });
}

const columns = [
  ...(['user', 'name', 'email', 'state', 'reason', 'at', 'packageBefore', 'priceBefore'] as const),
  ...(['packageAfter', 'priceAfter', 'nextAfter', 'until'] as const),
] as const;

const instantOf = (at: string | null | undefined): string =>
  at ? `${dateInIsrael(new Date(at))} ${clockOf(new Date(at))}` : '';

const shekelsOf = (agorot: number | null | undefined): string =>
  agorot === null || agorot === undefined ? '' : (agorot / 100).toFixed(2);
