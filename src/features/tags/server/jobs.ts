import { z } from 'zod';
import { findOwner } from '#features/accounts/server/index.ts';
import { formatInstant } from '#i18n/format.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import { emailHtml, emailText } from '#server-kit/mail/email-template.ts';
import { type Mail, MailError } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { tagsTexts } from '../texts.ts';
import { expireOffers, findOpenOffer } from './offers/offer-queries.ts';
import { hashOf, offerLink, offerToken } from './offers/offer-token.ts';

interface OfferEmail {
  readonly to: string;
  readonly link: string;
  readonly expiresAt: Date;
}

const dateText = (date: Date, locale: Locale): string => formatInstant(date, locale, { dateStyle: 'long' });

/**
 * In the giver's language: only the receiver's address is known, and it may belong to a stranger. Contains no text
 * written by the giver; the page shows who they are.
 */
function composeOffer({ to, link, expiresAt }: OfferEmail, locale: Locale): Mail {
  const t = translator(tagsTexts, locale);
  const email = {
    locale,
    direction: directionOf(locale),
    greeting: t('tags.mail.greeting'),
    paragraphs: [t('tags.mail.text'), t('tags.mail.until', { date: dateText(expiresAt, locale) })],
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
    const { email: to, expiresAt } = offer;
    const link = offerLink(config.publicUrl, token);
    const mail = composeOffer({ to, link, expiresAt }, giver.language);
    await mailer.send(mail).catch(ignorePermanentFailure);
  },
});

/** A permanently rejected address would fail on retry too; the mailer has already logged it. */
function ignorePermanentFailure(error: unknown): void {
  if (!(error instanceof MailError && error.permanent)) throw error;
}

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
