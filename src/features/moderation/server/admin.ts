import { orNotFound } from '#base/app-error.ts';
import { getProfileForAdmin, namesOfProfiles, suspendProfile } from '#features/profiles/server/index.ts';
import { defineAdminList, presentAs } from '#server-kit/admin-list/index.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type ModerationCaseDetail, moderationApi, moderationCaseDetail } from '../admin-contract.ts';
import {
  type CaseRow,
  casesSource,
  closeCase,
  findCase,
  listOtherCases,
  listReports,
  lockCase,
  reasonsOf,
} from './queries.ts';
import { decided } from './reports.ts';

type ListRow = { readonly moderationCase: CaseRow };

async function relatedTo({ db }: Services, rows: readonly ListRow[]) {
  const cases = rows.map(({ moderationCase }) => moderationCase);
  const [names, reasons] = await Promise.all([
    namesOfProfiles(
      db,
      cases.map(({ profileId }) => profileId),
    ),
    reasonsOf(
      db,
      cases.map(({ id }) => id),
    ),
  ]);
  return { names, reasons };
}

export const casesListRoutes = defineAdminList({
  list: moderationApi.list,
  source: casesSource,
  related: relatedTo,
  values: (
    { moderationCase: row }: ListRow,
    { related }: { readonly related: Awaited<ReturnType<typeof relatedTo>> },
  ) => ({
    ...row,
    profile: { id: row.profileId, name: related.names.get(row.profileId) ?? '' },
    reasons: related.reasons.get(row.id) ?? [],
  }),
});

export async function getCase(call: Services, id: number): Promise<ModerationCaseDetail> {
  const { db } = call;
  const { moderationCase: row, closedByName } = orNotFound(await findCase(db, id));
  const [profile, received, others, reasons] = await Promise.all([
    getProfileForAdmin(call, db, row.profileId),
    listReports(db, id),
    listOtherCases(db, row),
    reasonsOf(db, [id]),
  ]);
  const { name, address: path, status, owner } = profile;
  return presentAs(moderationCaseDetail, {
    ...row,
    profile: { id: row.profileId, name, path, status, owner },
    reasons: reasons.get(id) ?? [],
    received,
    decision: row.closedAt && { at: row.closedAt, by: closedByName ?? '', note: row.note },
    others,
  });
}

type Admin = Services & { readonly audit: AuditWriter; readonly user: Pick<Identity, 'id'> };

export async function dismissCase(call: Admin, id: number, note: string): Promise<ModerationCaseDetail> {
  const { db, clock, user, audit } = call;
  await db.transaction(async (tx) => {
    const { profileId } = await lockUndecided(tx, id);
    await closeCase(tx, id, { state: 'dismissed', closedAt: clock.now(), closedBy: user.id, note });
    await audit(tx, {
      action: 'reports.dismiss',
      target: { kind: 'profile', id: profileId },
      after: { decision: 'dismissed', note },
    });
  });
  return getCase(call, id);
}

/** The suspension itself closes the case, as it does from the profile's own page. */
export async function suspendReported(call: Admin, id: number, reason: string): Promise<ModerationCaseDetail> {
  const { profileId } = await call.db.transaction((tx) => lockUndecided(tx, id));
  await suspendProfile(call, profileId, reason);
  return getCase(call, id);
}

async function lockUndecided(tx: Services['db'], id: number): Promise<CaseRow> {
  const row = orNotFound(await lockCase(tx, id));
  if (row.state !== 'open') throw decided();
  return row;
}
