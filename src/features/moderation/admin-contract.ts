/** The queue of reported profiles, for the staff who decide about them. */
import { z } from 'zod';
import { direction, listEndpoint, listQuery, reason } from '#base/admin-list.ts';
import { endpoint } from '#base/endpoint.ts';
import { byId, id, text } from '#base/schemas.ts';
import { adminProfileStatus } from '#features/profiles/admin-contract.ts';
import { caseReasons, caseStates, reportLimits } from './domain.ts';

const instant = z.iso.datetime();
const wrong = { error: 'errors.invalid' };

const moderationCase = z.object({
  id: z.number().int(),
  profile: z.object({ id: z.number().int(), name: z.string() }),
  state: z.enum(caseStates),
  /** How many reports it collected. */
  reports: z.number().int(),
  /** Each once, the most frequent first. */
  reasons: z.array(z.enum(caseReasons)),
  lastReportAt: instant,
});
export type ModerationCase = z.output<typeof moderationCase>;

export const moderationCaseDetail = moderationCase.extend({
  profile: moderationCase.shape.profile.extend({
    /** The canonical path to share, from the site root. */
    path: z.string(),
    status: adminProfileStatus,
    owner: z.object({ id: z.number().int(), displayName: z.string() }),
  }),
  openedAt: instant,
  /** Newest first. */
  received: z.array(
    z.object({
      id: z.number().int(),
      reason: z.enum(caseReasons),
      details: z.string(),
      email: z.string(),
      createdAt: instant,
    }),
  ),
  decision: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
  /** Other cases of the same profile, newest first. */
  others: z.array(z.object({ id: z.number().int(), state: z.enum(caseStates), lastReportAt: instant })),
});
export type ModerationCaseDetail = z.output<typeof moderationCaseDetail>;

const caseFilter = z.object({
  ...listQuery,
  state: z.enum(caseStates, wrong).optional(),
  profile: id.optional(),
  sort: z.enum(['lastReport'], wrong).default('lastReport'),
  direction: direction.default('desc'),
});
export type CaseFilter = z.output<typeof caseFilter>;

const admin = { access: 'admin:profiles', needsSession: true, params: byId, answer: moderationCaseDetail } as const;

export const moderationApi = {
  list: listEndpoint({
    access: 'admin:profiles',
    path: '/api/admin/reports',
    summary: 'Reported profiles, the last reported first',
    query: caseFilter,
    row: moderationCase,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/reports/:id',
    summary: 'A reported profile with its reports',
  }),
  dismiss: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/reports/:id/dismiss',
    summary: 'The profile may stay as it is',
    body: z.object({ note: text(reportLimits.noteMax).default('') }),
  }),
  suspend: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/reports/:id/suspend',
    summary: 'Hides the profile from everyone, and tells its owner why',
    body: z.object({ reason }),
    requiresRecentAuth: true,
  }),
};
