import { type Logger, pino } from 'pino';

type Replacement = string | ((found: string) => string);

/** Each looks at a letter a bounded number of times, whatever the text: much of what is scrubbed was sent by strangers. */
const patterns: readonly (readonly [RegExp, Replacement])[] = [
  // Passwords inside URLs: scheme://user:password@host
  [/(:\/\/[^\s:/@]*):[^\s@/]+@/g, '$1:[hidden]@'],
  [/[\w.-]+/g, (run) => (containsToken(run) ? '[token]' : run)],
  [/\b(bearer|basic)\s+[\w~+/.=-]{8,}/gi, '$1 [token]'],
  [
    /\b((?:password|passwd|pwd|token|secret|csrf|session|api[_-]?key|authorization|cookie|cvv)\w{0,40}["']?\s{0,9}[:=]\s{0,9})("[^"]*"|'[^']*'|[^\s&,;}]+)/gi,
    '$1[hidden]',
  ],
  [/[\p{L}\d._%+@-]+/gu, (run) => (/.@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u.test(run) ? '[mail]' : run)],
  // Card numbers, with or without spaces.
  [/\b(?:\d[ -]?){13,19}\b/g, '[number]'],
  [/\b[\da-f]{32,}\b/gi, '[token]'],
  [/[\r\n\u2028\u2029]+/g, '\n'],
];

/** As long as 32 random bytes are in letters, with as many digits as chance would have it and names seldom do. */
const tokenLength = 43;
const isRandom = (segment: string): boolean =>
  segment.length >= tokenLength && /[a-z]/.test(segment) && /[A-Z]/.test(segment) && segment.split(/\d/).length > 3;

/** A token of ours, or a signed one in three parts. */
function containsToken(run: string): boolean {
  if (run.length < 20) return false;
  const segments = run.split('.');
  return segments.some(
    (segment, index) =>
      isRandom(segment) ||
      (/\beyJ[\w-]{8}/.test(segment) && Boolean(segments[index + 1]) && Boolean(segments[index + 2])),
  );
}

const defaultMaxLength = 8_000;
/** Read past the end of what is kept, so that a secret which the cut goes through is still seen as one. */
const overlap = 500;

/** Cuts tokens, passwords, card numbers and mail addresses out of free text before it is kept, and whatever is too long. */
export function scrub(text: string, maxLength = defaultMaxLength): string {
  if (text.length <= maxLength) return scrubbed(text);
  const read = scrubbed(text.slice(0, maxLength + overlap));
  return read.slice(0, Math.min(maxLength, Math.max(0, read.length - overlap))).toWellFormed();
}

const scrubbed = (text: string): string =>
  patterns.reduce((result, [pattern, by]) => result.replace(pattern, by as string), text);

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
