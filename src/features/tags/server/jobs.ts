import { z } from 'zod';
import { findOwner } from '#features/accounts/server/index.ts';
import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import { composeEmail } from '#server-kit/mail/email-template.ts';
import { ignorePermanentFailure, type Mail } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { tagsTexts } from '../texts.ts';
import { expireOffers, findOpenOffer } from './offers/offer-queries.ts';
import { hashOf, offerLink, offerToken } from './offers/offer-token.ts';

interface MailedOffer {
  readonly to: string;
  readonly link: string;
  readonly expiresAt: Date;
}

/**
 * In the giver's language: only the receiver's address is known, and it may belong to a stranger. Contains no text
 * written by the giver; the page shows who they are.
 */
export function composeOffer(offer: MailedOffer, locale: Locale, publicUrl: string): Mail {
  const t = translator(tagsTexts, locale);
  const date = formatInstant(offer.expiresAt, locale, { dateStyle: 'long' });
  return composeEmail(
    { template: 'tag-offer', to: offer.to, locale, publicUrl },
    {
      subject: t('tags.mail.subject'),
      paragraphs: [t('tags.mail.text'), t('tags.mail.until', { date })],
      actions: [{ label: t('tags.mail.action'), link: offer.link }],
      why: t('tags.mail.why'),
      links: [],
    },
  );
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
    const mailed = { to: offer.email, link: offerLink(config.publicUrl, token), expiresAt: offer.expiresAt };
    await mailer.send(composeOffer(mailed, giver.language, config.publicUrl)).catch(ignorePermanentFailure);
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
