import { AppError } from '#base/app-error.ts';
import { writeVcard } from '#features/profiles/server/index.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import { findOwned, type LeadRow } from './queries.ts';
import type { Own } from './read.ts';

/** Whoever left a lead, as an address book takes them. */
export async function leadContact({ db, config, user }: Own, id: number): Promise<FileAnswer> {
  const found = await findOwned(db, id, user.id);
  if (!found) throw new AppError('not_found');
  const { lead } = found;
  const page = `${config.publicUrl}/leads?lead=${lead.id}`;
  const body = writeVcard({
    name: lead.name,
    phones: lead.phone ? [{ kind: 'mobile', number: lead.phone }] : [],
    emails: lead.email ? [lead.email] : [],
    websites: [],
    note: noteOf(lead),
    uid: `lead-${lead.id}@${new URL(config.publicUrl).hostname}`,
    changedAt: lead.createdAt,
    source: page,
  });
  return { body, type: 'text/vcard; charset=utf-8', name: `${lead.name}.vcf` };
}

const noteOf = ({ message, fields }: LeadRow): string =>
  [message, ...fields.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join('\n');
