import { leadValues } from '#features/profiles/lead-fields.ts';
import type { Lead, LeadNote, LeadWithNotes } from '../contract.ts';
import type { CountedLead, NoteRow } from './queries.ts';

/** In which language the consent was shown, what is searched and what was sent before stay inside. */
export function presentLead({ lead: row, notesCount }: CountedLead): Lead {
  const { text, marketing, at } = row.consent;
  return {
    id: row.id,
    profileId: row.profileId,
    profileName: row.profileName,
    ...leadValues((name) => row[name]),
    fields: row.fields.map(({ label, value }) => ({ label, value })),
    status: row.status,
    isUnseen: row.seenAt === null,
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
