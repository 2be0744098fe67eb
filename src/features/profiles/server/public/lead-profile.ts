import { effectivePlan } from '#features/accounts/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { BlockOf } from '../../blocks/kinds.ts';
import type { ProfileDocument } from '../../document/document.ts';
import { localesOf } from '../../languages.ts';
import { leadConsent } from '../../page/lead-consent.ts';
import type { LeadState } from '../../page/page-context.ts';
import { leadForms, renderLeadPage } from '../../page/render-lead.tsx';
import { localizedText, viewOf } from '../../page/view.ts';
import { readPublicAddress } from '../../public-address.ts';
import { visibleStatus } from '../present.ts';
import { contextOf, headersOf, type PageKit, visibleDocument } from './page-bytes.ts';
import { type FindSignedInUser, findPublic } from './public-queries.ts';
import { unavailableLocation } from './unavailable.ts';

export interface LeadForm {
  readonly id: string;
  /** The owner's custom fields in the visitor's language. */
  readonly fields: readonly {
    readonly id: string;
    readonly kind: 'text' | 'choice' | 'date';
    readonly label: string;
    readonly choices: readonly string[];
    readonly isRequired: boolean;
  }[];
}

/** A profile with lead forms, in the visitor's language. */
export interface LeadProfile {
  readonly profileId: number;
  readonly ownerId: number;
  /** The owner's name for it. */
  readonly name: string;
  readonly locale: Locale;
  readonly consent: ReturnType<typeof leadConsent>;
  readonly forms: readonly LeadForm[];
  /** A bilingual profile continues in the language of the form. */
  readonly sentPath: string;
  /** Renders the response page of a form. */
  answer(state: LeadState, formId?: string): { readonly html: string; readonly headers: Record<string, string> };
}

type Kit = Pick<Services, 'db' | 'config' | 'clock'>;

interface LeadProfileRequest {
  readonly name: string;
  readonly reader: Locale | undefined;
  readonly findSignedInUser: FindSignedInUser;
  readonly script?: string;
}

/** By id or slug. A redirect location for a profile hidden now; undefined for one that must not be disclosed. */
export async function findLeadProfile(
  services: Kit,
  { name, reader, findSignedInUser: findUser, script = '' }: LeadProfileRequest,
): Promise<LeadProfile | { readonly location: string } | undefined> {
  const address = readPublicAddress(`/p/${encodeURIComponent(name)}`);
  const found = address?.resource.kind === 'page' ? await findPublic(services.db, address, findUser) : undefined;
  if (!found) return undefined;
  const plan = await effectivePlan(services.db, found.profile.ownerId, services.clock.now());
  const status = visibleStatus(found, plan.entitlements);
  if (status === 'draft') return undefined;
  if (status !== 'published') return { location: unavailableLocation(found.profile, status) };
  return leadProfileOf({ services, script, plan, found }, reader);
}

/** undefined if the profile has no lead form. */
export function leadProfileOf(kit: PageKit, reader: Locale | undefined): LeadProfile | undefined {
  const { profile } = kit.found;
  const document = visibleDocument(kit, profile.published ?? profile.draft);
  const locale = selectLocale(document, reader);
  const context = contextOf(kit, document, locale, 'public');
  const blocks = leadForms(document, context);
  const [first] = blocks;
  if (!first) return undefined;
  return {
    profileId: profile.id,
    ownerId: profile.ownerId,
    name: viewOf(document, { ...context, locale: document.language }).name,
    locale,
    consent: leadConsent(document, locale),
    forms: blocks.map((block) => formOf(block, locale)),
    sentPath: `/p/${profile.id}/sent${localesOf(document).length > 1 ? `?lang=${locale}` : ''}`,
    answer: (leadState, formId) => {
      const block = blocks.find(({ id }) => id === formId) ?? first;
      const rendered = renderLeadPage(document, { ...context, leadState }, block);
      const headers = headersOf(rendered, 'public', kit.services.config);
      return { html: rendered.html, headers: { ...headers, 'cache-control': 'no-store', 'content-language': locale } };
    },
  };
}

export const selectLocale = (document: ProfileDocument, reader: Locale | undefined): Locale => {
  const [own = document.language, ...others] = localesOf(document);
  return others.find((one) => one === reader) ?? own;
};

/** Omits fields without a label and choice fields without choices. */
function formOf({ id, fields }: BlockOf<'lead-form'>, locale: Locale): LeadForm {
  const read = fields.map((field) => ({
    ...field,
    label: localizedText(field.label, locale).text,
    choices: field.choices.map((choice) => localizedText(choice, locale).text).filter(Boolean),
  }));
  return { id, fields: read.filter(({ label, kind, choices }) => label && (kind !== 'choice' || choices.length)) };
}
