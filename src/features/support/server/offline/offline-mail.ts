import { z } from 'zod';
import { findOwner, listAdmins } from '#features/accounts/server/index.ts';
import { composeInFrame, sendToOwner } from '#features/notifications/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { supportTexts } from '../../texts.ts';
import { emailToAdmin, ignorePermanentFailure, isolated, paragraphsOfMessages } from '../mail-content.ts';
import { conversationLink } from '../notify.ts';
import { listStillUnread } from './offline-queries.ts';

const ids = z.array(z.number());

/** What the support wrote, to an owner who wants such mails. */
export const replyMailJob = job({
  name: 'support-reply-mail',
  payload: z.object({ ownerId: z.number(), ids }),
  work: async (services: Services, { ownerId, ids }) => {
    const messages = await listStillUnread(services.db, ids);
    if (messages.length === 0) return;
    await sendToOwner(services, ownerId, 'reply', (frame) => {
      const t = translator(supportTexts, frame.owner.language);
      return composeInFrame(frame, t('support.mail.reply.subject'), {
        paragraphs: [t('support.mail.reply.intro'), ...paragraphsOfMessages(messages, frame.owner.language)],
        action: { label: t('support.mail.reply.action'), link: frame.publicUrl + conversationLink },
      });
    });
  },
});

/** What an owner wrote, to one admin; the first who reads it spares the others. */
export const inquiryMailJob = job({
  name: 'support-inquiry-mail',
  payload: z.object({ adminId: z.number(), ownerId: z.number(), ids }),
  work: async ({ db, config, mailer }: Services, { adminId, ownerId, ids }) => {
    const messages = await listStillUnread(db, ids);
    const writer = await findOwner(db, ownerId);
    const admin = (await listAdmins(db)).find(({ id }) => id === adminId);
    if (messages.length === 0 || !writer || !admin) return;
    const t = translator(supportTexts, admin.language);
    const values = { name: isolated(writer.displayName), email: isolated(writer.email) };
    const mail = emailToAdmin(admin, t('support.mail.inquiry.subject', values), {
      paragraphs: [t('support.mail.inquiry.intro', values), ...paragraphsOfMessages(messages, admin.language)],
      action: { label: t('support.mail.inquiry.action'), link: config.publicUrl + conversationLink },
    });
    await mailer.send(mail).catch(ignorePermanentFailure);
  },
});
