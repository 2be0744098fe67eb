import type { Services } from '#server-kit/services/services.ts';
import { errorReportLimits } from '../contract.ts';
import { serverAgent } from '../domain.ts';
import { framesIn } from '../stack.ts';
import { receiveReport } from './service.ts';
import { runningBuild } from './source-maps.ts';

/** Well within what is kept, so that it stays readable as what it is. */
const maxStack = 8_000;

/** Where a request failed: the pattern of its address, which names nobody. */
interface RequestLocation {
  readonly method: string;
  readonly path: string;
}

/** Keeps what went wrong in the server beside what went wrong in browsers; whoever asked waits for nothing. */
export const createServerErrorRecorder =
  ({ db, clock, log, extensions }: Services) =>
  (error: unknown, { method, path }: RequestLocation): void => {
    void recordServerError({ db, clock, log, extensions }, error, `${method} ${path}`);
  };

type RecorderServices = Pick<Services, 'db' | 'clock' | 'log' | 'extensions'>;

async function recordServerError({ db, clock, log, extensions }: RecorderServices, error: unknown, path: string) {
  const { name, message, stack } = describeError(error);
  const build = await runningBuild({ extensions });
  const errorDetails = JSON.stringify({ ...(build && { build }), stack: stack.slice(0, maxStack) });
  const report = {
    errorType: `server.${name}`,
    errorMessage: message.slice(0, errorReportLimits.messageMax),
    errorDetails,
    path,
  };
  await receiveReport(db, clock, log, report, { userAgent: serverAgent });
}

/** Only frames of the stack, and of a failed query what the database said: its parameters are somebody's own. */
function describeError(error: unknown): { name: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: 'what was thrown is no error', stack: '' };
  const described = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  const message = described.message.startsWith('Failed query') ? 'a query failed' : described.message;
  return { name: described.name, message, stack: framesIn(error.stack ?? '').join('\n') };
}
