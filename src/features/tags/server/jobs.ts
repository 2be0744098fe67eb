import { z } from 'zod';
import { findOwner } from '#features/accounts/server/index.ts';
import { formatInstant } from '#i18n/format.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import { emailHtml, emailText } from '#server-kit/mail/email-template.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { tagsTexts } from '../texts.ts';
import { expireOffers, findOpenOffer } from './offers/offer-queries.ts';
import { hashOf, offerLink, offerToken } from './offers/offer-token.ts';

/**
 * In the giver's language: only the receiver's address is known, and it may belong to a stranger. Contains no text
 * written by the giver; the page shows who they are.
 */
function composeOffer(to: string, link: string, expiresAt: Date, locale: Locale): Mail {
  const t = translator(tagsTexts, locale);
  const date = formatInstant(expiresAt, locale, { dateStyle: 'long' });
  const email = {
    locale,
    direction: directionOf(locale),
    greeting: t('tags.mail.greeting'),
    paragraphs: [t('tags.mail.text'), t('tags.mail.until', { date })],
    action: { label: t('tags.mail.action'), link },
    notes: [t('tags.mail.ignore')],
    signature: t('tags.mail.signature'),
  };
  return { to, subject: t('tags.mail.subject'), text: emailText(email), html: emailHtml(email) };
}

/** Emails a tag offer to its receiver; skipped if the offer was withdrawn or answered meanwhile. */
export const tagOfferMailJob = job({
  name: 'tag-offer-mail',
  payload: z.object({ salt: z.string() }),
  work: async (services: Services, { salt }) => {
    const { db, clock, config, mailer } = services;
    const token = await offerToken(config.dataDir, salt);
    const offer = await findOpenOffer(db, hashOf(token), clock.now());
    const giver = offer && (await findOwner(db, offer.fromUserId));
    if (!offer?.email || !giver) return;
    const link = offerLink(config.publicUrl, token);
    const mail = composeOffer(offer.email, link, offer.expiresAt, giver.language);
    await mailer.send(mail).catch(ignorePermanentFailure);
  },
});

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
export const tagsJobs: Job<Services, any>[] = [
  tagOfferMailJob,
  job({
    name: 'end-tag-offers',
    payload: z.unknown(),
    cron: '17 * * * *',
    work: ({ db, clock }: Services) => expireOffers(db, clock.now()),
  }),
];
