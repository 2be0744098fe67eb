/** Reports of profiles by their visitors. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { byId, mailAddress, text, untrimmedText } from '#base/schemas.ts';
import { reportLimits, reportReasons } from './domain.ts';

/** The profile that a report is about, as its visitors know it. */
const reportedProfile = z.object({ id: z.number().int(), name: z.string(), path: z.string() });
export type ReportedProfile = z.output<typeof reportedProfile>;

export const newReport = z
  .object({
    reason: z.enum(reportReasons, { error: 'moderation.report.noReason' }),
    details: text(reportLimits.detailsMax).default(''),
    /** For a question of ours; nothing is sent to it automatically. */
    email: z.union([z.literal(''), mailAddress]).default(''),
    /** Honeypot: a hidden field that only bots fill in. */
    website: untrimmedText(2_000).default(''),
  })
  .refine(({ reason, details }) => reason !== 'other' || details, {
    path: ['details'],
    error: 'moderation.report.noDetails',
  });
export type NewReport = z.output<typeof newReport>;

export const reportsApi = {
  target: endpoint({
    method: 'GET',
    path: '/api/profiles/:id/reports/target',
    access: 'public',
    summary: 'The name and address of the profile to report',
    params: byId,
    answer: reportedProfile,
    limit: { points: 120, seconds: 60, by: 'address' },
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/profiles/:id/reports',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'Reports a profile to us',
    params: byId,
    body: newReport,
    answer: z.object({}),
    status: 201,
    csrf: 'origin-only',
    // An office shares an address.
    limit: { points: 10, seconds: 3_600, by: 'address' },
  }),
};
