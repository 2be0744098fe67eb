import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import { mayStaff } from '#base/staff-roles.ts';
import { listAdmins, listStaff } from '#features/accounts/server/index.ts';
import { notifyStaff } from '#features/notifications/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import { ignorePermanentFailure } from '#server-kit/mail/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { contactForm } from '../../contract.ts';
import { deskPath } from '../../domain.ts';
import { supportTexts } from '../../texts.ts';
import { findDeskOf } from '../desk/desk-queries.ts';
import { composeContact } from '../mail-content.ts';
import { htmlOfText, withoutInvisible } from '../messages/safe-html.ts';
import { publishDesk } from '../notify.ts';
import { createTicket } from '../write.ts';
import { findContact, insertContact } from './contact-queries.ts';

/** Emails a visitor's message to one admin, who can reply directly. A stranger cannot trigger any other email. */
export const contactMailJob = job({
  name: 'contact-mail',
  payload: z.object({ id: z.number(), adminId: z.number() }),
  work: async ({ db, config, mailer }: Services, { id, adminId }) => {
    const contact = await findContact(db, id);
    const admin = (await listAdmins(db)).find((one) => one.id === adminId);
    if (!contact || !admin) return;
    await mailer.send(composeContact(admin, config.publicUrl, contact)).catch(ignorePermanentFailure);
  },
});

type WrittenContact = z.output<typeof contactForm>;

type ContactCall = Services & {
  readonly body: WrittenContact;
  readonly findUser: Identity | undefined;
  readonly visitor: { readonly locale: Locale };
};

/** A signed-in user gets the answer in the chat. A demo account is deleted by then, so it is treated as a visitor. */
export async function receiveContact(call: ContactCall): Promise<{ kind: 'ticket' | 'mail' }> {
  const { body, findUser: user } = call;
  const owner = user?.hasSession && !user.isDemo ? user : undefined;
  const kind = owner ? 'ticket' : 'mail';
  // A bot fills in the honeypot too. It gets a success response, so that it learns nothing.
  if (body.website !== '') return { kind };
  if (withoutInvisible(body.message) === '')
    throw new AppError('invalid_input', { fields: { message: 'support.contact.emptyMessage' } });
  if (owner) await saveAsTicket({ ...call, user: owner }, body);
  else await saveAsContactMessage(call, body);
  return { kind };
}

async function saveAsTicket(call: Services & { user: Identity }, { topic, message }: WrittenContact): Promise<void> {
  const subject = translator(supportTexts, 'he')(`support.topic.${topic}`);
  await createTicket(call, { subject, content: htmlOfText(message) });
}

async function saveAsContactMessage(call: ContactCall, body: WrittenContact): Promise<void> {
  const { db, clock, visitor } = call;
  const { topic, message } = body;
  const { name, email } = senderOf(body);
  await db.transaction(async (tx) => {
    const row = { name, email, topic, message, language: visitor.locale, createdAt: clock.now() };
    const id = await insertContact(tx, row);
    const link = deskPath(await findDeskOf(tx, id));
    await notifyStaff(call, tx, 'desk', { message: 'visitorWrote', values: { name }, link, mail: false });
    for (const { id: adminId, staffRole } of await listStaff(tx))
      if (mayStaff(staffRole, 'desk', 'write')) await addJob(tx, contactMailJob, { id, adminId });
    await publishDesk(call, tx);
  });
}

/** The name is used in an email header: a single line, and not only invisible characters. */
function senderOf({ name: typed, email }: WrittenContact): { name: string; email: string } {
  const name = withoutInvisible(typed).replace(/\s+/g, ' ');
  if (name && email) return { name, email };
  throw new AppError('invalid_input', {
    fields: { ...(!name && { name: 'support.contact.noName' }), ...(!email && { email: 'support.contact.noEmail' }) },
  });
}
