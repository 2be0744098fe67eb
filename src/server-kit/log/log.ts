import { type Logger, pino } from 'pino';
import { scrub } from './scrub.ts';

export type Log = Logger;

const secretNames = [
  'password',
  'confirmPassword',
  'token',
  'csrfToken',
  '_csrf',
  'authorization',
  'cookie',
  'secret',
  'cvv',
  'cardNumber',
];

/** One line an event. Known secrets are cut out by name wherever they stand, and whatever looks like one by shape. */
export function createLog(level: string, destination?: { write(entry: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
      censor: '[hidden]',
    },
    serializers: { err: presentError },
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: {
      logMethod(this: Logger, parameters: unknown[], method: (...all: unknown[]) => void) {
        method.apply(
          this,
          parameters.map((one) => (typeof one === 'string' ? scrub(one) : one)),
        );
      },
    },
  };
  return destination ? pino(options as never, destination) : pino(options as never);
}

function presentError(error: unknown): object {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { cause } = error;
  return {
    type: error.name,
    message: messageOf(error),
    stack: scrub(framesOf(error)),
    ...('code' in error ? { code: error.code } : {}),
    ...(cause ? { cause: presentError(cause) } : {}),
  };
}

const maxMessage = 2_000;

/** What a query was asked with is somebody's draft, address or token: only the statement is told. */
const messageOf = (error: Error): string =>
  scrub('query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message, maxMessage);

/** A stack begins with the message, and says nothing else twice. */
function framesOf({ stack = '', message }: Error): string {
  const start = message && stack.indexOf(message);
  return start && start >= 0 ? stack.slice(start + message.length).trimStart() : stack;
}
