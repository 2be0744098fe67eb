import { z } from 'zod';
import { listAdmins } from '#features/accounts/server/index.ts';
import { translator } from '#i18n/translator.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { supportTexts } from '../../texts.ts';
import { emailToAdmin, ignorePermanentFailure, isolated, paragraphsOf } from '../mail-content.ts';
import { findContact } from './contact-queries.ts';

/** What a visitor wrote, to one admin, whose answer goes to the visitor. Nobody else is written to at a stranger's word. */
export const contactMailJob = job({
  name: 'contact-mail',
  payload: z.object({ id: z.number(), adminId: z.number() }),
  work: async ({ db, mailer }: Services, { id, adminId }) => {
    const contact = await findContact(db, id);
    const admin = (await listAdmins(db)).find((one) => one.id === adminId);
    if (!contact || !admin) return;
    const { name, email, topic, message } = contact;
    const t = translator(supportTexts, admin.language);
    const values = { name: isolated(name), email: isolated(email), topic: t(`support.topic.${topic}`) };
    const mail = emailToAdmin(admin, t('support.mail.contact.subject', values), {
      paragraphs: [t('support.mail.contact.intro', values), ...paragraphsOf(message)],
      notes: [t('support.mail.contact.note')],
    });
    await mailer.send({ ...mail, replyTo: { name, address: email } }).catch(ignorePermanentFailure);
  },
});
