import { orNotFound } from '#base/app-error.ts';
import { addDays, instantInIsrael } from '#base/time/israel-time.ts';
import { leadValues } from '#features/profiles/lead-fields.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Lead, LeadFilter, LeadNote, LeadWithNotes } from '../contract.ts';
import { type LeadStatus, leadLimits, leadStatuses } from '../domain.ts';
import { searchTerms } from '../search.ts';
import {
  type CountedLead,
  countByStatus,
  countUnseen,
  findOwned,
  type LeadQuery,
  listNotes,
  listOwned,
  type NoteRow,
} from './queries.ts';

/** Omits internal data: the consent's language, the search text and the fingerprint. */
export function presentLead({ lead: row, notesCount, isUnseen }: CountedLead): Lead {
  const { text, marketing, at } = row.consent;
  return {
    id: row.id,
    profileId: row.profileId,
    profileName: row.profileName,
    ...leadValues((name) => row[name]),
    fields: row.fields.map(({ label, value }) => ({ label, value })),
    status: row.status,
    isUnseen,
    source: row.source,
    consent: { text, marketing, at },
    remindAt: row.remindAt?.toISOString() ?? null,
    notesCount,
    createdAt: row.createdAt.toISOString(),
  };
}

const presentNote = ({ id, text, createdAt }: NoteRow): LeadNote => ({ id, text, createdAt: createdAt.toISOString() });

export const presentWithNotes = (found: CountedLead, notes: readonly NoteRow[]): LeadWithNotes => ({
  ...presentLead(found),
  notes: notes.map(presentNote),
});

/** Dependencies of the owner's endpoints. */
export type Own = Pick<Services, 'db' | 'bus' | 'clock' | 'config'> & { readonly user: Pick<Identity, 'id'> };

/** Dates are in Israel time, from the start of the first to the end of the last. */
export const queryOf = ({ profileId, status, q = '', from, to }: LeadFilter): LeadQuery => ({
  profileId,
  status,
  terms: searchTerms(q),
  since: from === undefined ? undefined : instantInIsrael(from, 0),
  until: to === undefined ? undefined : instantInIsrael(addDays(to, 1), 0),
});

export async function listLeads(
  { db, user }: Own,
  { before, ...filter }: LeadFilter & { before?: number | undefined },
) {
  const rows = await listOwned(db, user.id, queryOf(filter), { before, limit: leadLimits.pageSize });
  return rows.map(presentLead);
}

export async function countLeads({ db, user }: Own, filter: Omit<LeadFilter, 'status'>) {
  const [rows, unseen] = await Promise.all([countByStatus(db, user.id, queryOf(filter)), countUnseen(db, user.id)]);
  const countOf = (status: LeadStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const byStatus = Object.fromEntries(leadStatuses.map((status) => [status, countOf(status)]));
  return { byStatus: byStatus as Record<LeadStatus, number>, unseen };
}

/** Returns `not_found` for another owner's lead, so that IDs cannot be probed. */
export async function getLead({ user }: Pick<Own, 'user'>, db: Db, id: number): Promise<LeadWithNotes> {
  const found = orNotFound(await findOwned(db, id, user.id));
  return presentWithNotes(found, await listNotes(db, id));
}

/** For the owner's dashboard: what is archived is done with. */
export const listNewest = async (db: Db, ownerId: number, count: number): Promise<Lead[]> =>
  (await listOwned(db, ownerId, { isReviewed: true, status: 'active' }, { limit: count })).map(presentLead);
