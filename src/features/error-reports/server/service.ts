import { createHash } from 'node:crypto';
import type { Clock } from '#base/clock.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import { type Log, scrub } from '#server-kit/log/index.ts';
import { type ErrorReport, errorReportLimits } from '../contract.ts';
import { fingerprintSource, reportDays } from '../domain.ts';
import { countReport, deleteReportsBefore, deleteReportsBeyond } from './queries.ts';

const { typeMax, messageMax, pathMax, detailsMax } = errorReportLimits;
const maxUserAgent = 300;
const maxKinds = 10_000;
const dayMilliseconds = 86_400_000;

/** A report that cannot be kept is told to the log: the visitor, who already met one error, never meets a second. */
export async function receiveReport(
  db: Db,
  clock: Clock,
  log: Log,
  report: ErrorReport,
  visitor: Pick<Visitor, 'userAgent'>,
) {
  try {
    await countReport(db, toRow(report, visitor, clock.now()));
    return { received: true };
  } catch (error) {
    log.error({ err: error }, 'an error report could not be kept');
    return { received: false };
  }
}

function toRow(report: ErrorReport, visitor: Pick<Visitor, 'userAgent'>, now: Date) {
  const errorType = clean(report.errorType, typeMax);
  const errorMessage = clean(report.errorMessage, messageMax);
  const path = clean(report.path ?? '', pathMax).split('?')[0] ?? '';
  const errorDetails = cleanDetails(report.errorDetails);
  const fingerprintText = fingerprintSource(errorType, errorMessage, errorDetails, path);
  return {
    fingerprint: createHash('sha256').update(fingerprintText).digest(),
    errorType,
    errorMessage,
    errorDetails,
    path,
    userAgent: clean(visitor.userAgent, maxUserAgent),
    firstSeenAt: now,
    lastSeenAt: now,
  };
}

/** PostgreSQL text holds no NUL, and half of a surrogate pair is no character. */
const clean = (text: string, maxLength: number): string => scrub(text.replaceAll('\0', '').toWellFormed(), maxLength);

function cleanDetails(details: unknown): string | null {
  if (details === undefined || details === null) return null;
  const text = typeof details === 'string' ? details : JSON.stringify(details);
  return clean(text, detailsMax).replaceAll('\\u0000', '');
}

export async function sweepReports(db: Db, clock: Clock): Promise<void> {
  await deleteReportsBefore(db, new Date(clock.now().getTime() - reportDays * dayMilliseconds));
  await deleteReportsBeyond(db, maxKinds);
}
