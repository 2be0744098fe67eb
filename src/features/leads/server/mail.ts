import { z } from 'zod';
import { formatPhone } from '#base/phone.ts';
import { shortened } from '#base/trimmed.ts';
import { composeNotificationMail, type MailFrame, sendToOwner } from '#features/notifications/server/index.ts';
import type { LeadFieldName } from '#features/profiles/lead-fields.ts';
import { formatInstant } from '#i18n/format.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { answerHrefs } from '../answer-hrefs.ts';
import { leadPath } from '../domain.ts';
import { leadSharedTexts } from '../shared-texts.ts';
import { findOwned, type LeadRow } from './queries.ts';

const maxMessage = 1_000;
const maxAnswer = 300;

type MailedLead = Pick<LeadRow, LeadFieldName | 'id' | 'fields' | 'source' | 'profileName' | 'createdAt'>;

export type DigestLead = Pick<LeadRow, 'name' | 'phone' | 'email'>;

/** Everything needed to answer. An unverified address gets nothing that the visitor wrote (decision 45). */
export function composeLeadMail(frame: MailFrame, lead: MailedLead, message: 'lead' | 'reminder'): Mail | undefined {
  const { language: locale, isVerified } = frame.owner;
  const link = leadPath(lead.id);
  if (!isVerified)
    return message === 'lead' ? composeNotificationMail(frame, { message: 'leadHidden', values: {}, link }) : undefined;
  const t = translator(leadSharedTexts, locale);
  const { name, phone, email, source, createdAt, profileName: card } = lead;
  const { call, whatsapp, mail } = answerHrefs(lead, locale);
  return composeNotificationMail(
    frame,
    { message, values: { name, card }, link },
    {
      badge: t('lead.cameBy', { source: t(`lead.source.${source}`) }),
      details: [
        { value: name },
        ...(phone && call ? [{ value: formatPhone(phone), link: call }] : []),
        ...(email && mail ? [{ value: email, link: mail }] : []),
        {
          label: t('lead.arrived'),
          value: formatInstant(createdAt, locale, { dateStyle: 'long', timeStyle: 'short' }),
        },
        ...lead.fields.map(({ label, value }) => ({ label, value: shortened(value, maxAnswer) })),
      ],
      quote: shortened(lead.message, maxMessage),
      actions: [
        ...(call ? [{ label: t('lead.contactActions.call'), link: call }] : []),
        ...(whatsapp ? [{ label: t('lead.contactActions.whatsapp'), link: whatsapp.replace(/\?.*/, '') }] : []),
        ...(mail && !call ? [{ label: t('lead.contactActions.mail'), link: mail }] : []),
      ],
    },
  );
}

/** The leads of an hour beyond those with an email of their own, with what is needed to call back. */
export function composeLeadDigest(frame: MailFrame, count: number, leads: readonly DigestLead[]): Mail {
  const { language: locale, isVerified } = frame.owner;
  const details = (isVerified ? leads : []).map((lead) => {
    const { call, mail } = answerHrefs(lead, locale);
    const link = call ?? mail;
    return {
      label: lead.name,
      value: lead.phone ? formatPhone(lead.phone) : (lead.email ?? ''),
      ...(link && { link }),
    };
  });
  return composeNotificationMail(frame, { message: 'leads', values: { count }, link: '/leads' }, { details });
}

/** Reads the lead when it runs: the queue holds no personal data, and a deleted lead is not sent. */
export const leadMailJob = job({
  name: 'lead-mail',
  payload: z.object({ ownerId: z.number(), leadId: z.number(), message: z.enum(['lead', 'reminder']) }),
  work: async (services: Services, { ownerId, leadId, message }) => {
    const found = await findOwned(services.db, leadId, ownerId);
    if (found) await sendToOwner(services, ownerId, message, (frame) => composeLeadMail(frame, found.lead, message));
  },
});
