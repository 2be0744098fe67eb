/** Users as admins see them. */
import { z } from 'zod';
import { csvEndpoint, direction, listEndpoint, listOf, listQuery, reason } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, day, id, plannedInstant, requiredText } from '#base/schemas.ts';
import { staffRoles } from '#base/staff-roles.ts';
import { packageType } from '#features/packages/contract.ts';
import { locales } from '#i18n/locale.ts';
import { email, securityEvent } from './contract.ts';

const wrong = { error: 'errors.invalid' };
const instant = z.iso.datetime();

export const userPlanStatuses = ['trial', 'paying', 'complimentary', 'free'] as const;

/** What a lead administrator may make of a user. */
export const assignedRoles = ['user', ...staffRoles] as const;
export type AssignedRole = (typeof assignedRoles)[number];

export const adminUser = z.object({
  id: z.number().int(),
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  /** Of an admin. */
  staffRole: z.enum(staffRoles).nullable(),
  language: z.enum(locales),
  isVerified: z.boolean(),
  /** The effective plan and its source. */
  packageType,
  planStatus: z.enum(userPlanStatuses),
  /** When a period that is paid for already starts, and what is in force until then; null if it has started. */
  paidFrom: instant.nullable(),
  beforePaid: z.enum(['trial', 'complimentary']).nullable(),
  /** When the plan ends automatically. */
  until: instant.nullable(),
  createdAt: instant,
  suspendedAt: instant.nullable(),
  /** Set while the owner's account deletion is pending. */
  deletesAt: instant.nullable(),
});
export type AdminUser = z.output<typeof adminUser>;

export const adminUserDetail = adminUser.extend({
  suspendedReason: z.string().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** What opens the role of an admin who has only signed in without it. */
  roleLacks: z.enum(['password', 'secondFactor']).nullable(),
  trialEndsAt: instant.nullable(),
  paidPackage: packageType.nullable(),
  paidUntil: instant.nullable(),
  /** Access then lasts a little longer than the end, in case the charge is late. */
  isRenewed: z.boolean(),
  complimentaryPackage: packageType.nullable(),
  complimentaryUntil: instant.nullable(),
  sessions: z.array(
    z.object({
      id: z.number().int(),
      /** As formatted by `deviceOf`. */
      userAgent: z.string(),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
});
export type AdminUserDetail = z.output<typeof adminUserDetail>;

export const userFilter = z.object({
  ...listQuery,
  role: z.enum(['user', 'admin'], wrong).optional(),
  planStatus: z.enum(userPlanStatuses, wrong).optional(),
  state: z.enum(['active', 'suspended', 'deleting'], wrong).optional(),
  /** Range of registration days, Israel time. */
  from: day.optional(),
  to: day.optional(),
  /** `id` is the order of registration. */
  sort: z.enum(['id', 'username', 'email'], wrong).default('id'),
  direction: direction.default('desc'),
});
export type UserFilter = z.output<typeof userFilter>;

export const userCsvColumns = [
  ...(['id', 'username', 'displayName', 'email', 'isVerified', 'role'] as const),
  ...(['packageType', 'planStatus', 'until', 'createdAt', 'suspendedAt', 'deletesAt'] as const),
] as const;

export const timelineGroups = ['account', 'profiles', 'money', 'orders', 'support'] as const;
export type TimelineGroup = (typeof timelineGroups)[number];

/** One thing that happened to a customer, in words. */
export const timelineEntry = z.object({
  at: instant,
  kind: z.string(),
  /** Unique within its kind. */
  id: z.number().int(),
  group: z.enum(timelineGroups),
  text: z.string(),
  detail: z.string().nullable(),
  /** The page of what it is about. */
  path: z.string().nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

export const userNote = z.object({
  id: z.number().int(),
  text: z.string(),
  /** null once that member of staff is deleted. */
  author: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  at: instant,
});
export type UserNote = z.output<typeof userNote>;

export const userNoteMax = 2_000;

const admin = { access: 'admin:users', needsSession: true, params: byId } as const;
const change = { ...admin, method: 'PUT', answer: adminUserDetail } as const;

export const adminUsersApi = {
  list: listEndpoint({
    access: 'admin:users',
    path: '/api/admin/users',
    summary: 'Users, newest first, fifty at a time',
    query: userFilter,
    row: adminUser,
  }),
  csv: csvEndpoint({
    access: 'admin:users',
    path: '/api/admin/users.csv',
    summary: 'Users that fit, as a table',
    query: userFilter,
  }),
  find: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/users/:id',
    summary: 'A user with all that an admin may know',
    answer: adminUserDetail,
  }),
  securityEvents: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/users/:id/security-events',
    summary: 'What happened to the ways into an account in the last ninety days, newest first',
    query: z.object({ after: listQuery.after }),
    answer: listOf(securityEvent),
  }),
  timeline: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/users/:id/timeline',
    summary: 'All that happened to a customer, newest first, as far as the role may read it',
    query: z.object({ after: listQuery.after, group: z.enum(timelineGroups, wrong).optional() }),
    answer: listOf(timelineEntry),
  }),
  notes: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/users/:id/notes',
    summary: 'What staff wrote to each other about a customer, newest first',
    answer: z.array(userNote),
  }),
  /** Those who answer customers write them, also where they may only look at accounts. */
  addNote: endpoint({
    ...admin,
    access: 'admin:desk',
    method: 'POST',
    path: '/api/admin/users/:id/notes',
    summary: 'Adds a note about a customer that only staff see',
    body: z.object({ text: requiredText(userNoteMax) }),
    answer: z.array(userNote),
  }),
  removeNote: endpoint({
    ...admin,
    access: 'admin:desk',
    method: 'DELETE',
    path: '/api/admin/users/:id/notes/:noteId',
    summary: 'Removes a note of my own',
    params: byId.extend({ noteId: id }),
    answer: z.array(userNote),
  }),
  sendExport: endpoint({
    ...change,
    path: '/api/admin/users/:id/send-export',
    summary: 'Prepares the data export of a user, who gets a mail when it is ready',
    answer: z.object({ sent: z.boolean() }),
    requiresRecentAuth: true,
  }),
  requestDeletion: endpoint({
    ...change,
    path: '/api/admin/users/:id/request-deletion',
    summary: 'Begins the deletion of an account, with the time to change one’s mind that its owner has',
    requiresRecentAuth: true,
  }),
  cancelDeletion: endpoint({
    ...change,
    path: '/api/admin/users/:id/cancel-deletion',
    summary: 'Keeps an account that is being deleted',
    requiresRecentAuth: true,
  }),
  changeEmail: endpoint({
    ...change,
    path: '/api/admin/users/:id/email',
    summary: 'Changes the address of a user, who has to confirm it; the former address is told and can undo it',
    body: z.object({ email }),
    requiresRecentAuth: true,
  }),
  resendVerification: endpoint({
    ...change,
    path: '/api/admin/users/:id/resend-verification',
    summary: 'Sends a user the letter that confirms the address again',
    answer: z.object({ sent: z.boolean() }),
    requiresRecentAuth: true,
  }),
  setRole: endpoint({
    ...change,
    access: 'admin:staff',
    path: '/api/admin/users/:id/role',
    summary: 'Gives a user a staff role, or takes it; the last owner stays one',
    body: z.object({ role: z.enum(assignedRoles, wrong) }),
    requiresRecentAuth: true,
  }),
  endSessions: endpoint({
    ...change,
    path: '/api/admin/users/:id/end-sessions',
    summary: 'Signs a user out everywhere',
  }),
  sendReset: endpoint({
    ...change,
    path: '/api/admin/users/:id/send-reset',
    summary: 'Sends a user the letter for a new password',
    answer: z.object({ sent: z.boolean() }),
  }),
  suspend: endpoint({
    ...change,
    path: '/api/admin/users/:id/suspend',
    summary: 'Suspends a user, who is told why',
    body: z.object({ reason }),
    requiresRecentAuth: true,
  }),
  restore: endpoint({
    ...change,
    path: '/api/admin/users/:id/restore',
    summary: 'Lets a suspended user in again',
    requiresRecentAuth: true,
  }),
  extendTrial: endpoint({
    ...change,
    path: '/api/admin/users/:id/extend-trial',
    summary: 'Lets a trial end later, counted from its end or, where it is over, from now',
    body: z.object({ days: z.number(wrong).int(wrong).min(1, wrong).max(365, wrong) }),
  }),
  give: endpoint({
    ...change,
    path: '/api/admin/users/:id/give-package',
    summary: 'Gives a package until a moment, without a charge; null takes it back',
    body: z.object({
      complimentaryPlan: z
        .object({ packageType: z.enum(['advanced', 'pro'], wrong), until: plannedInstant })
        .nullable(),
    }),
    requiresRecentAuth: true,
  }),
  view: endpoint({
    ...change,
    path: '/api/admin/users/:id/view',
    summary: 'Looks through the eyes of a user, without being able to change anything',
    answer: z.object({ viewing: z.boolean() }),
    requiresRecentAuth: true,
  }),
  /** An impersonating admin acts as the user, so the access level is `user`, not `admin`. */
  endView: endpoint({
    method: 'PUT',
    path: '/api/account/end-view',
    access: 'user',
    summary: 'An admin who looks through the eyes of a user is themselves again',
    answer: z.object({ userId: id.nullable() }),
    needsSession: true,
    allowedWhileImpersonating: true,
  }),
};
