/** The emails that left, or did not, for the staff who answer for them. */
import { z } from 'zod';
import { direction, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { mailTemplates } from '#base/mail-templates.ts';
import { byId } from '#base/schemas.ts';
import { mailStatuses, resendRefusals } from './domain.ts';

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };
const count = z.number().int();

const adminMail = z.object({
  id: count,
  to: z.string(),
  /** As in the code: `cardsShipped`. */
  template: z.string().nullable(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: count,
  createdAt: instant,
});
export type AdminMail = z.output<typeof adminMail>;

export const adminMailDetail = adminMail.extend({
  owner: z.object({ id: count, displayName: z.string() }).nullable(),
  error: z.string().nullable(),
  /** The header by which mail servers name it. */
  messageId: z.string().nullable(),
  triedAt: instant,
  sentAt: instant.nullable(),
  /** The email that it repeats. */
  resentFrom: count.nullable(),
  hasAttachments: z.boolean(),
  /** Its content is never kept. */
  isSecret: z.boolean(),
  hasContent: z.boolean(),
  refusal: z.enum(resendRefusals).nullable(),
});
export type AdminMailDetail = z.output<typeof adminMailDetail>;

const mailsFilter = z.object({
  ...listQuery,
  status: z.enum(mailStatuses, wrong).optional(),
  template: z.enum(mailTemplates, wrong).optional(),
  sort: z.enum(['id'], wrong).default('id'),
  direction: direction.default('desc'),
});
export type MailsFilter = z.output<typeof mailsFilter>;

/** Those who answer customers may see whether their emails left. */
const admin = { access: 'admin:desk', needsSession: true, params: byId } as const;

export const mailsApi = {
  list: listEndpoint({
    access: 'admin:desk',
    path: '/api/admin/mails',
    summary: 'Emails that were sent or tried, the newest first',
    query: mailsFilter,
    row: adminMail,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/mails/:id',
    summary: 'An email with what became of it',
    answer: adminMailDetail,
  }),
  page: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/mails/:id/page',
    summary: 'An email as its reader sees it, for a frame',
    answer: z.unknown(),
    isFile: true,
  }),
  resend: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/mails/:id/resend',
    summary: 'Sends an email again to the same address, as a new one',
    answer: z.object({ id: count }),
    limit: { points: 60, seconds: 3_600, by: 'account' },
  }),
};
