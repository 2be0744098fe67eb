/** Error reports: errors in a visitor's browser, reported to the developers. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';

export const errorReportLimits = {
  typeMax: 100,
  messageMax: 2_000,
  detailsMax: 12_000,
  pathMax: 500,
  bodyMax: 16 * 1024,
  perMinute: 30,
} as const;

const { typeMax, messageMax, pathMax } = errorReportLimits;

/** Truncates long values instead of rejecting them: half a report is better than none. */
const cutTo = (length: number) => z.string().transform((text) => text.slice(0, length));

export const errorReport = z.object({
  errorType: cutTo(typeMax).pipe(z.string().min(1)),
  errorMessage: cutTo(messageMax),
  errorDetails: z.unknown().optional(),
  path: cutTo(pathMax).optional(),
});
export type ErrorReport = z.output<typeof errorReport>;

export const errorReportsApi = {
  report: endpoint({
    method: 'POST',
    path: '/api/errors/report',
    allowedWhileReadOnly: true,
    access: 'public',
    summary: 'Tell of an error in the browser',
    body: errorReport,
    // A page may fail before it has a CSRF token.
    csrf: 'origin-only',
    allowedWhileImpersonating: true,
    answer: z.object({ received: z.boolean() }),
    status: 202,
    limit: { points: errorReportLimits.perMinute, seconds: 60, by: 'address' },
    bodyLimit: errorReportLimits.bodyMax,
  }),
};
