import { AppError } from '#base/app-error.ts';
import type { LocalizedText } from '#base/schemas.ts';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { effectiveEntitlements } from '#features/accounts/server/index.ts';
import type { Entitlements } from '#features/packages/contract.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type AdminProfileDetail,
  type AdminProfileStatus,
  adminProfileDetail,
  adminProfilesApi,
  profileCsvColumns,
} from '../../admin-contract.ts';
import { profilesAdminTexts } from '../../admin-texts.ts';
import { fromStore } from '../../document/document.ts';
import { nameOfProfile } from '../../name-of-profile.ts';
import { profileFigures } from '../extension-points.ts';
import { planOf } from '../plan.ts';
import { canonicalPath, statusOf } from '../present.ts';
import { listVersions } from '../queries.ts';
import {
  type AddressRow,
  type AdminDetailRow,
  type AdminListRow,
  findForAdmin,
  listAddresses,
  profilesSource,
} from './admin-queries.ts';

type AdminRow = Omit<AdminListRow, 'name' | 'email' | 'cursor'>;
type Plan = Pick<Entitlements, 'profiles' | 'customSlug'>;

function statusForAdmin(row: AdminRow, { profiles }: Plan): AdminProfileStatus {
  return row.deletedAt ? 'deleted' : statusOf(row, row.ownIndex, profiles);
}

export const listedValues = (row: AdminRow & { readonly name: string }, plan: Plan) => ({
  id: row.id,
  name: row.name,
  address: canonicalPath(row, plan),
  status: statusForAdmin(row, plan),
  isPrimary: row.isPrimary,
  owner: {
    id: row.ownerId,
    username: row.username,
    displayName: row.displayName,
    isSuspended: row.ownerSuspendedAt !== null,
  },
  createdAt: row.createdAt,
  publishedAt: row.publishedAt,
});

interface Around {
  readonly plan: Plan;
  readonly addresses: readonly AddressRow[];
  readonly versions: Awaited<ReturnType<typeof listVersions>>;
  readonly figures: AdminProfileDetail['figures'];
}

const addressValues = ({ kind, name, freeAt, isPrinted }: AddressRow) => ({
  path: kind === 'custom' ? `/${name}` : `/p/${name}`,
  isFormer: freeAt !== null,
  freeAt,
  isPrinted,
});

export function presentDetail(row: AdminDetailRow, { plan, addresses, versions, figures }: Around): AdminProfileDetail {
  const { profile } = row;
  const document = fromStore(profile.draft);
  const { identity, contact, language } = document;
  const localize = (value: LocalizedText | undefined): string => value?.[language] || value?.he || value?.en || '';
  return presentAs(adminProfileDetail, {
    ...profile,
    ...listedValues({ ...row, name: nameOfProfile({ document }) }, plan),
    language,
    template: document.design.template,
    title: localize(identity.title),
    company: localize(identity.company),
    phones: contact.phones.map(({ number }) => number),
    emails: contact.emails,
    website: contact.website ?? null,
    blocks: document.blocks.length,
    hasChanges: profile.publishedVersion !== profile.version,
    suspendedReason: profile.suspendedAt && profile.suspendedReason,
    addresses: addresses.map(addressValues),
    versions: versions.map((one) => ({
      id: one.id,
      publishedAt: one.publishedAt,
      name: nameOfProfile({ document: one.document }),
    })),
    figures,
  });
}

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

/** Includes deleted profiles that can still be restored. */
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
