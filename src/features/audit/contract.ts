/** The audit log: which admin changed what, when and from where. It is append-only. */
import { z } from 'zod';
import { csvEndpoint, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { day, id } from '#base/schemas.ts';

const wrong = { error: 'errors.invalid' };
const details = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** `id` is null for the command line. */
  actor: z.object({ id: z.number().int().nullable(), name: z.string() }),
  action: z.string(),
  /** `name` is set if the target still exists and is of a kind that is looked up by number, such as a user. */
  target: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  before: details,
  after: details,
  address: z.string(),
  userAgent: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditFilter = z.object({
  ...listQuery,
  actor: id.optional(),
  /** A whole action such as `users.suspend`, or a section such as `users`. */
  action: z
    .string()
    .regex(/^[a-z][a-z_-]{0,40}(\.[a-z_-]{1,40})?$/, wrong)
    .optional(),
  /** `user:12`, or a kind alone. */
  target: z
    .string()
    .regex(/^[a-z][a-z-]{0,40}(:[^\0]{0,150})?$/, wrong)
    .transform((typed) => {
      const [kind = '', ...id] = typed.split(':');
      return { kind, id: id.join(':') || undefined };
    })
    .optional(),
  /** Range of days, Israel time. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

export const auditCsvColumns = [
  'id',
  'at',
  'actor',
  'action',
  'target',
  'before',
  'after',
  'address',
  'userAgent',
] as const;

export const auditApi = {
  list: listEndpoint({
    access: 'admin:system',
    path: '/api/admin/audit',
    summary: 'The audit log, newest first, fifty at a time',
    query: auditFilter,
    row: auditEntry,
  }),
  csv: csvEndpoint({
    access: 'admin:system',
    path: '/api/admin/audit.csv',
    summary: 'Lines of the audit log that fit, as a table',
    query: auditFilter,
  }),
  actions: endpoint({
    access: 'admin:system',
    needsSession: true,
    method: 'GET',
    path: '/api/admin/audit/actions',
    summary: 'What the log tells of and by whom, to choose from',
    answer: z.object({
      actions: z.array(z.string()),
      actors: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
  }),
};
