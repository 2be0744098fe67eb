import { z } from 'zod';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import { MailError } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { composeOffer } from './offer-mail.ts';
import { expireOffers, findOpenOffer } from './offer-queries.ts';
import { hashOf, offerLink, offerToken } from './offer-token.ts';
import { findPerson } from './person-queries.ts';

/** The letter to whoever is offered a tag; none where the offer was taken back or answered meanwhile. */
export const tagOfferMailJob = job({
  name: 'tag-offer-mail',
  payload: z.object({ salt: z.string() }),
  work: async (services: Services, { salt }) => {
    const { db, clock, config, mailer } = services;
    const token = await offerToken(config.dataDir, salt);
    const offer = await findOpenOffer(db, hashOf(token), clock.now());
    const giver = offer && (await findPerson(db, offer.fromUserId));
    if (!offer?.email || !giver) return;
    const { email: to, expiresAt } = offer;
    const link = offerLink(config.publicUrl, token);
    const mail = composeOffer({ to, link, expiresAt }, giver.language);
    await mailer.send(mail).catch(acceptFinalWord);
  },
});

/** An address that the receiver's server does not know today is not known at the next try either; the mailer has logged it. */
function acceptFinalWord(error: unknown): void {
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
