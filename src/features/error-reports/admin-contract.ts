/** Error groups, for the admins who fix them. */
import { z } from 'zod';
import { direction, listEndpoint, listQuery } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId } from '#base/schemas.ts';
import { errorStates } from './states.ts';

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };

export const errorKind = z.object({
  id: z.number().int(),
  type: z.string(),
  message: z.string(),
  /** Path of the newest occurrence. */
  path: z.string(),
  /** In the server rather than in a browser. */
  isServer: z.boolean(),
  /** Of the newest occurrence; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  count: z.number().int(),
  /** Occurrences since the group was last opened. */
  countSince: z.number().int(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  state: z.enum(errorStates),
  stateAt: instant.nullable(),
  /** When it recurred after being resolved. */
  returnedAt: instant.nullable(),
});
export type ErrorKind = z.output<typeof errorKind>;

/** A stack line with its location in the project's sources. */
export const stackFrame = z.object({
  raw: z.string(),
  source: z
    .object({
      file: z.string(),
      line: z.number().int(),
      column: z.number().int(),
      name: z.string().nullable(),
      /** The source line. */
      code: z.string().nullable(),
    })
    .nullable(),
});
export type StackFrame = z.output<typeof stackFrame>;

export const errorKindDetail = errorKind.extend({
  userAgent: z.string(),
  frames: z.array(stackFrame),
  /** Report details other than a stack. */
  details: z.string().nullable(),
});
export type ErrorKindDetail = z.output<typeof errorKindDetail>;

/** An error that a customer met. */
export const userError = errorKind
  .pick({ id: true, type: true, message: true, path: true, state: true })
  .extend({ count: z.number().int(), lastSeenAt: instant });
export type UserError = z.output<typeof userError>;

export const errorsFilter = z.object({
  ...listQuery,
  state: z.enum(errorStates, wrong).optional(),
  sort: z.enum(['lastSeen', 'count'], wrong).default('lastSeen'),
  direction: direction.default('desc'),
});
export type ErrorsFilter = z.output<typeof errorsFilter>;

const admins = { access: 'admin:system', needsSession: true } as const;
const change = { ...admins, method: 'PUT', params: byId, answer: errorKind } as const;

export const errorsAdminApi = {
  list: listEndpoint({
    access: 'admin:system',
    path: '/api/admin/errors',
    summary: 'Kinds of error, newest first',
    query: errorsFilter,
    row: errorKind,
  }),
  get: endpoint({
    ...admins,
    method: 'GET',
    path: '/api/admin/errors/:id',
    summary: 'One kind of error, with its stack in our own files',
    params: byId,
    answer: errorKindDetail,
  }),
  /** Support tells a customer that we know of it; the page of the error itself is for those who mend it. */
  ofUser: endpoint({
    access: 'admin:users',
    needsSession: true,
    method: 'GET',
    path: '/api/admin/users/:id/errors',
    summary: 'The last errors that a customer met',
    params: byId,
    answer: z.array(userError),
  }),
  resolve: endpoint({
    ...change,
    path: '/api/admin/errors/:id/resolve',
    summary: 'It is mended: it opens again if it comes back',
  }),
  mute: endpoint({
    ...change,
    path: '/api/admin/errors/:id/mute',
    summary: 'Nobody needs to know of it: it goes on being counted',
  }),
  reopen: endpoint({ ...change, path: '/api/admin/errors/:id/reopen', summary: 'It needs a look after all' }),
};
