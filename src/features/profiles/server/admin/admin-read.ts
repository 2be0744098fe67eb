import { AppError } from '#base/app-error.ts';
import { addDays, dateInIsrael } from '#base/israel-time.ts';
import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import { defineAdminList } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type AdminProfileDetail, adminProfilesApi, profileCsvColumns } from '../../admin-contract.ts';
import { profilesAdminTexts } from '../../admin-texts.ts';
import { profileFigures } from '../extension-points.ts';
import { planOf } from '../plan.ts';
import { listVersions } from '../queries.ts';
import { listedValues, presentDetail } from './admin-present.ts';
import { type AdminListRow, findForAdmin, listAddresses, profilesSource } from './admin-queries.ts';

const figureDays = 30;
const noFigures = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };
const noEntitlements = { profiles: 0, customSlug: false };

type Plans = Awaited<ReturnType<typeof effectiveEntitlements>>;

const plansOf = ({ db, clock }: Services, rows: readonly AdminListRow[]): Promise<Plans> =>
  effectiveEntitlements(db, [...new Set(rows.map(({ ownerId }) => ownerId))], clock.now());

const valuesOf = (row: AdminListRow, { related: plans }: { readonly related: Plans }) => ({
  ...listedValues(row, plans.get(row.ownerId) ?? noEntitlements),
  email: row.email,
});

export const profilesListRoutes = defineAdminList({
  list: adminProfilesApi.list,
  source: profilesSource,
  related: plansOf,
  values: valuesOf,
  csv: {
    endpoint: adminProfilesApi.csv,
    texts: profilesAdminTexts,
    fileName: () => 'profiles.csv',
    columns: profileCsvColumns,
    head: (t, column) => t(`profilesAdmin.csv.${column}`),
    cells: {
      address: ({ address }, { call }) => call.config.publicUrl + address,
      status: ({ status }, { t }) => t(`profilesAdmin.status.${status}`),
      owner: ({ owner }) => owner.username,
    },
  },
});

/** Deleted ones too, as long as they can be brought back. */
export async function getForAdmin(
  { clock, extensions }: Pick<Services, 'clock' | 'extensions'>,
  db: Db,
  id: number,
): Promise<AdminProfileDetail> {
  const row = await findForAdmin(db, id);
  if (!row) throw new AppError('not_found');
  const today = dateInIsrael(clock.now());
  const { entitlements } = await planOf(db, row.ownerId, clock.now());
  const [figuresOf] = extensions.of(profileFigures);
  return presentDetail(row, {
    plan: entitlements,
    addresses: await listAddresses(db, id),
    versions: await listVersions(db, id),
    figures: (await figuresOf?.(db, [id], addDays(today, 1 - figureDays), today)) ?? noFigures,
  });
}
