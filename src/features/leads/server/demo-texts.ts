import type { LeadFieldName } from '#features/profiles/lead-fields.ts';
import type { Source } from '#features/stats/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LeadStatus } from '../domain.ts';
import leads from './demo-leads.json' with { type: 'json' };

/** Field values; texts are in the reader's language. */
type DemoValues = { readonly [K in LeadFieldName]?: string | null | Record<Locale, string> };

/** A lead from two weeks ago or this morning, with fictional people and reserved phone numbers and domains. */
export interface DemoLead extends DemoValues {
  readonly status: LeadStatus;
  readonly formerStatus?: LeadStatus;
  readonly isSeen: boolean;
  readonly source: Source;
  readonly hoursAgo: number;
  /** Index of the profile; the primary one by default. */
  readonly profile?: number;
  readonly agreesToMarketing?: boolean;
  readonly note?: Record<Locale, string>;
  /** Answer to the demo profile's first custom question. */
  readonly answer?: Record<Locale, string>;
}

export const demoQuestion: Record<Locale, string> = { he: 'מה מתכננים?', en: 'What are you planning?' };

/** Oldest first. */
export const demoLeads = leads as readonly DemoLead[];
