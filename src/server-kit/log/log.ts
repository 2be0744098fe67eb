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
export function createLog(level: string, destination?: { write(line: string): void }): Log {
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
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    ...('code' in error ? { code: error.code } : {}),
    ...(cause ? { cause: presentError(cause) } : {}),
  };
}
