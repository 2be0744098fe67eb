import { AppError } from '#base/app-error.ts';
import { leadFieldNames, leadFieldOf } from '#features/profiles/lead-fields.ts';
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
  const [[title], [company]] = [valuesFor(lead, 'title'), valuesFor(lead, 'company')];
  const body = writeVcard({
    name: lead.name,
    ...(title && { title }),
    ...(company && { company }),
    phones: valuesFor(lead, 'phone').map((number) => ({ kind: 'mobile', number })),
    emails: valuesFor(lead, 'email'),
    websites: [],
    note: noteOf(lead),
    uid: `lead-${lead.id}@${new URL(config.publicUrl).hostname}`,
    changedAt: lead.createdAt,
    source: page,
  });
  return { body, type: 'text/vcard; charset=utf-8', name: `${lead.name}.vcf` };
}

/** What was left of that which an address book takes for one thing. */
const valuesFor = (lead: LeadRow, role: ReturnType<typeof leadFieldOf>['vcard']): string[] =>
  leadFieldNames.filter((name) => leadFieldOf(name).vcard === role).flatMap((name) => lead[name] || []);

const noteOf = (lead: LeadRow): string =>
  [...valuesFor(lead, 'note'), ...lead.fields.map(({ label, value }) => `${label}: ${value}`)].join('\n');
