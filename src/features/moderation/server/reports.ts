import { AppError, orNotFound } from '#base/app-error.ts';
import { notifyStaff } from '#features/notifications/server/index.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { findVisibleProfile, listProfileSummaries, type ProfileObserver } from '#features/profiles/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { NewReport, ReportedProfile } from '../contract.ts';
import type { CaseReason } from '../domain.ts';
import { protectedNameIn } from './protected-names.ts';
import { closeCase, countReport, hasReport, insertReport, lockOpenCase } from './queries.ts';

/** Only what any visitor can see can be reported. */
export async function findReported(call: Services, id: number, locale: Locale): Promise<ReportedProfile> {
  const { document } = orNotFound(await findVisibleProfile(call, id));
  const [summary] = await listProfileSummaries(call, [id]);
  const name = document.identity.name[locale] || nameOfProfile({ document });
  return { id, name, path: orNotFound(summary).path };
}

export async function receiveReport(call: Services, id: number, body: NewReport): Promise<Record<string, never>> {
  // Staff read the name that the owner gave first.
  const { document } = orNotFound(await findVisibleProfile(call, id));
  // A bot fills in the honeypot too. It gets a success response, so that it learns nothing.
  if (body.website !== '') return {};
  const { reason, details, email } = body;
  await call.db.transaction((tx) =>
    addReport(call, tx, { profileId: id, name: nameOfProfile({ document }), reason, details, email }),
  );
  return {};
}

interface Report {
  readonly profileId: number;
  readonly name: string;
  readonly reason: CaseReason;
  readonly details: string;
  readonly email: string;
}

/** Staff are told of a new case only: a hundred reports of one profile are one decision. */
async function addReport(
  call: Pick<Services, 'bus' | 'clock' | 'config'>,
  tx: Db,
  { profileId, name, ...report }: Report,
): Promise<void> {
  const createdAt = call.clock.now();
  const { id: caseId, isNew } = await countReport(tx, profileId, createdAt);
  await insertReport(tx, { ...report, caseId, createdAt });
  if (!isNew) return;
  const link = `/admin/reports/${caseId}`;
  await notifyStaff(call, tx, 'profiles', { message: 'profileReported', values: { card: name }, link });
}

export const moderationObserver: ProfileObserver = {
  /** Each protected name of a profile is reported once: a decision about it stands. */
  async published(call, tx, { id: profileId, document }) {
    const details = protectedNameIn(document);
    if (!details || (await hasReport(tx, profileId, 'protected-name', details))) return;
    const name = nameOfProfile({ document });
    await addReport(call, tx, { profileId, name, reason: 'protected-name', details, email: '' });
  },
  async suspended({ clock, user }, tx, profileId, note) {
    const open = await lockOpenCase(tx, profileId);
    if (!open) return;
    await closeCase(tx, open.id, { state: 'suspended', closedAt: clock.now(), closedBy: user.id, note });
  },
};

export const decided = () => new AppError('conflict', { message: 'moderation.decided' });
