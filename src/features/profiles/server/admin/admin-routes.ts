import { AppError, orNotFound } from '#base/app-error.ts';
import type { LocalizedText } from '#base/schemas.ts';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { effectiveEntitlements, effectivePlan, lockOwner } from '#features/accounts/server/index.ts';
import type { Entitlements } from '#features/packages/contract.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Identity, type Route, route } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { dropOwnerPages } from '#server-kit/page-cache/page-cache.ts';
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
import { ownerNotifiers, profileFigures, profileObservers } from '../extension-points.ts';
import { canonicalPath, statusOf } from '../present.ts';
import { listVersions, lockOwned, type ProfileRow } from '../queries.ts';
import {
  type AddressRow,
  type AdminDetailRow,
  type AdminListRow,
  findForAdmin,
  findOwnerOf,
  listAddresses,
  profilesSource,
  setSuspension,
} from './admin-queries.ts';
import { suspensionMailJob } from './suspension-mail.ts';

type AdminRow = Omit<AdminListRow, 'name' | 'email' | 'cursor'>;
type Plan = Pick<Entitlements, 'profiles' | 'customSlug'>;

function statusForAdmin(row: AdminRow, { profiles }: Plan): AdminProfileStatus {
  return row.deletedAt ? 'deleted' : statusOf(row, row.ownIndex, profiles);
}

const listedValues = (row: AdminRow & { readonly name: string }, plan: Plan) => ({
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

function presentDetail(row: AdminDetailRow, { plan, addresses, versions, figures }: Around): AdminProfileDetail {
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

const profilesListRoutes = defineAdminList({
  list: adminProfilesApi.list,
  source: profilesSource,
  related: plansOf,
  values: valuesOf,
  csv: {
    endpoint: adminProfilesApi.csv,
    texts: profilesAdminTexts,
    fileName: (t) => t('profilesAdmin.file'),
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
  const row = orNotFound(await findForAdmin(db, id));
  const today = dateInIsrael(clock.now());
  const { entitlements } = await effectivePlan(db, row.ownerId, clock.now());
  const [figuresOf] = extensions.of(profileFigures);
  return presentDetail(row, {
    plan: entitlements,
    addresses: await listAddresses(db, id),
    versions: await listVersions(db, id),
    figures: (await figuresOf?.(db, [id], addDays(today, 1 - figureDays), today)) ?? noFigures,
  });
}

type Admin = Services & { readonly audit: AuditWriter; readonly user: Pick<Identity, 'id'> };
type Suspension = Pick<ProfileRow, 'suspendedAt' | 'suspendedReason'>;

/** Repeated with another reason, it notifies the owner of the new one; with the same reason it does nothing. */
export const suspendProfile = (call: Admin, id: number, reason: string): Promise<AdminProfileDetail> =>
  change(call, id, 'suspend', ({ suspendedAt, suspendedReason }) => ({
    after: { suspendedAt: suspendedAt ?? call.clock.now(), suspendedReason: reason },
    isChange: suspendedReason !== reason || !suspendedAt,
  }));

/** Restores the previous state; suspension does not change the owner's own status. */
export const restoreProfile = (call: Admin, id: number): Promise<AdminProfileDetail> =>
  change(call, id, 'restore', ({ suspendedAt }) => {
    if (!suspendedAt) throw new AppError('conflict', { message: 'profiles.notSuspended' });
    return { after: { suspendedAt: null, suspendedReason: null }, isChange: true };
  });

async function change(
  call: Admin,
  id: number,
  verb: 'suspend' | 'restore',
  decide: (before: Suspension) => { after: Suspension; isChange: boolean },
): Promise<AdminProfileDetail> {
  return call.db.transaction(async (tx) => {
    const row = await lockAny(tx, id);
    const { suspendedAt, suspendedReason } = row;
    const { after, isChange } = decide(row);
    await setSuspension(tx, id, after);
    await dropOwnerPages(call.bus, tx, row.ownerId);
    if (isChange) await notifyOwner(call, tx, row, after.suspendedReason);
    if (after.suspendedReason !== null)
      for (const { suspended } of call.extensions.of(profileObservers))
        await suspended(call, tx, id, after.suspendedReason);
    const target = { kind: 'profile', id };
    const before = { suspendedAt, suspendedReason };
    await call.audit(tx, { action: `profiles.${verb}`, target, before, after: { ...after } });
    return getForAdmin(call, tx, id);
  });
}

/** The same lock order as for all profile changes: the owner first. */
async function lockAny(tx: Db, id: number): Promise<ProfileRow> {
  const ownerId = orNotFound(await findOwnerOf(tx, id));
  await lockOwner(tx, ownerId, 'update');
  const row = orNotFound(await lockOwned(tx, id, ownerId));
  if (row.deletedAt) throw new AppError('conflict', { message: 'profiles.deletedByOwner' });
  return row;
}

async function notifyOwner(call: Admin, tx: Db, row: ProfileRow, reason: string | null): Promise<void> {
  const { id, ownerId: userId, slug } = row;
  const profileLabel = nameOfProfile({ document: row.draft }) || slug;
  const notification = {
    userId,
    kind: 'card',
    message: reason === null ? 'cardRestored' : 'cardSuspended',
    values: reason === null ? { card: profileLabel } : { card: profileLabel, reason },
    link: `/editor/${id}`,
    mail: false,
  } as const;
  for (const notify of call.extensions.of(ownerNotifiers)) await notify(call, tx, notification);
  await addJob(tx, suspensionMailJob, { userId, profileId: id, card: profileLabel, reason });
}

export const adminProfilesRoutes: Route[] = [
  ...profilesListRoutes,
  route(adminProfilesApi.find, (call) => getForAdmin(call, call.db, call.params.id)),
  route(adminProfilesApi.suspend, (call) => suspendProfile(call, call.params.id, call.body.reason)),
  route(adminProfilesApi.restore, (call) => restoreProfile(call, call.params.id)),
];
