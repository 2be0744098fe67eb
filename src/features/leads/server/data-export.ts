import { createHash } from 'node:crypto';
import type { DemoSeed, ExportSection } from '#features/accounts/server/index.ts';
import { createNotification } from '#features/notifications/server/index.ts';
import { type LeadFieldName, leadValues } from '#features/profiles/lead-fields.ts';
import { leadConsent } from '#features/profiles/page/index.ts';
import { listOwnProfiles, type OwnProfile } from '#features/profiles/server/index.ts';
import { countPastLeads } from '#features/stats/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Db } from '#server-kit/db/database.ts';
import { leadPath } from '../domain.ts';
import { searchTextOf } from '../search.ts';
import { type DemoLead, demoLeads, demoQuestion } from './demo-texts.ts';
import { insertLead, insertNote, listNotesOf, listOwned } from './queries.ts';
import { presentWithNotes } from './read.ts';
import { findWebhook } from './webhook/webhook-queries.ts';

const batch = 1_000;

/** Exports an owner's leads. */
export const leadsExport: ExportSection = {
  name: 'leads',
  read: async (db, userId) => {
    const all: unknown[] = [];
    for (let before: number | undefined; ; ) {
      const found = await listOwned(db, userId, {}, { before, limit: batch });
      if (found.length === 0) return all;
      const ids = found.map(({ lead }) => lead.id);
      const notes = Map.groupBy(await listNotesOf(db, ids), ({ leadId }) => leadId);
      all.push(...found.map((one) => presentWithNotes(one, notes.get(one.lead.id) ?? [])));
      before = ids.at(-1);
    }
  },
};

/** Exports the webhook without its signing secret, which would allow forging our requests. */
export const leadWebhookExport: ExportSection = {
  name: 'leadWebhook',
  read: async (db, userId) => {
    const row = await findWebhook(db, userId);
    if (!row) return null;
    const { url, createdAt, lastAt, deliveredAt } = row;
    return { url, createdAt, lastAt, deliveredAt };
  },
};

/** Gives the demo an inbox with some activity. */
export const seedDemoLeads: DemoSeed = async (db, _, copy, seedKey, now) => {
  const profiles = await listOwnProfiles(db, copy.id, now);
  const past: Parameters<typeof countPastLeads>[1][number][] = [];
  for (const lead of demoLeads) {
    const profile = profiles[lead.profile ?? 0] ?? profiles[0];
    if (!profile?.published) return;
    await seedDemoLead(db, lead, { ownerId: copy.id, profile, locale: copy.language, seedKey, now });
    past.push({ profileId: profile.id, source: lead.source, at: agoOf(lead.hoursAgo, now) });
  }
  await countPastLeads(db, past);
};

const agoOf = (hours: number, now: Date): Date => new Date(now.getTime() - hours * 3_600_000);

interface DemoContext {
  readonly ownerId: number;
  readonly profile: OwnProfile;
  readonly locale: Locale;
  readonly seedKey: string;
  readonly now: Date;
}

const demoValue = (value: DemoLead[LeadFieldName], locale: Locale): string | null | undefined =>
  value && typeof value === 'object' ? value[locale] : value;

async function seedDemoLead(db: Db, lead: DemoLead, { ownerId, profile, locale, seedKey, now }: DemoContext) {
  const at = agoOf(lead.hoursAgo, now);
  const text = profile.published && leadConsent(profile.published, locale);
  const { status, source, formerStatus = null } = lead;
  const fields = lead.answer ? [{ label: demoQuestion[locale], value: lead.answer[locale] }] : [];
  const written = { ...leadValues((name) => demoValue(lead[name], locale)), fields };
  const id = await insertLead(db, {
    ...written,
    ownerId,
    profileId: profile.id,
    profileName: profile.name,
    status,
    formerStatus,
    source,
    seenAt: lead.isSeen ? new Date(at.getTime() + 1_800_000) : null,
    consent: {
      text: text?.consent ?? '',
      marketing: lead.agreesToMarketing && text ? text.marketing : null,
      at: at.toISOString(),
      locale,
    },
    search: searchTextOf(written),
    fingerprint: createHash('sha256').update(`${seedKey} ${lead.hoursAgo}`).digest('base64url'),
    createdAt: at,
    updatedAt: at,
  });
  const notification = { userId: ownerId, kind: 'lead', message: 'lead', link: leadPath(id) } as const;
  await createNotification(
    db,
    { ...notification, values: { name: written.name, card: profile.name } },
    at,
    lead.isSeen ? at : undefined,
  );
  if (lead.note) await insertNote(db, id, lead.note[locale], new Date(at.getTime() + 7_200_000));
}
