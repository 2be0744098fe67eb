import { createHash } from 'node:crypto';
import type { Clock } from '#base/time/clock.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { scrub } from '#server-kit/log/index.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type ErrorReport, errorReportLimits } from '../contract.ts';
import { fingerprintSource, reportDays, serverAgent } from '../domain.ts';
import { framesIn } from '../stack.ts';
import { countForUser, countReport, deleteReportsBefore, deleteReportsBeyond } from './queries.ts';
import { runningBuild } from './source-maps.ts';

const { typeMax, messageMax, pathMax, detailsMax } = errorReportLimits;
const maxUserAgent = 300;
const maxKinds = 10_000;
const dayMilliseconds = 86_400_000;

type Recording = Pick<Services, 'db' | 'clock' | 'log'>;

interface Reporter {
  readonly userAgent: string;
  readonly userId: number | undefined;
}

/** What staff meet while they look at an account is not the owner's. */
export const reporterOf = (user: Identity | undefined): number | undefined =>
  user && !user.impersonator && !user.isDemo ? user.id : undefined;

/** A report that cannot be stored is only logged: a visitor who already met one error must not see a second. */
export async function receiveReport({ db, clock, log }: Recording, report: ErrorReport, reporter: Reporter) {
  const now = clock.now();
  try {
    const id = await countReport(db, toRow(report, reporter.userAgent, now));
    if (reporter.userId !== undefined) await countForUser(db, id, reporter.userId, now);
    return { received: true };
  } catch (error) {
    log.error({ err: error }, 'error report could not be stored');
    return { received: false };
  }
}

function toRow(report: ErrorReport, userAgent: string, now: Date) {
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
    userAgent: clean(userAgent, maxUserAgent),
    firstSeenAt: now,
    lastSeenAt: now,
  };
}

/** PostgreSQL text cannot contain NUL, and a lone surrogate is not a valid character. */
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

interface ErrorLocation {
  readonly method: string;
  readonly path: string;
  readonly userId?: number;
}

/** Well below the storage limit, so that the JSON is not truncated and stays parseable. */
const maxStack = 8_000;

/**
 * Stores server errors together with browser errors, without delaying the response. The path is the URL pattern, which
 * contains no personal data.
 */
export const createServerErrorRecorder =
  (services: Services) =>
  (error: unknown, { method, path, userId }: ErrorLocation): void =>
    void recordServerError(services, error, `${method} ${path}`, userId);

async function recordServerError(services: Services, error: unknown, path: string, userId: number | undefined) {
  const { name, message, stack } = describeError(error);
  const build = await runningBuild(services);
  const errorDetails = JSON.stringify({ ...(build && { build }), stack: stack.slice(0, maxStack) });
  const report = {
    errorType: `server.${name}`,
    errorMessage: message.slice(0, errorReportLimits.messageMax),
    errorDetails,
    path,
  };
  await receiveReport(services, report, { userAgent: serverAgent, userId });
}

/** Stores only stack frames and a failed query's database message: query parameters may contain personal data. */
function describeError(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: 'what was thrown is no error', stack: '' };
  const described = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  const message = described.message.startsWith('Failed query') ? 'a query failed' : described.message;
  return { name: described.name, message, stack: framesIn(error.stack ?? '').join('\n') };
}
