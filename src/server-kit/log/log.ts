import { type Logger, pino } from 'pino';

type Replacement = string | ((found: string) => string);

/** Each pattern is linear in the length of the text, because much of the input comes from untrusted clients. */
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

/** The length of 32 random bytes in base64url. Random text also has several digits, which names rarely do. */
const tokenLength = 43;
const isRandom = (segment: string): boolean =>
  segment.length >= tokenLength && /[a-z]/.test(segment) && /[A-Z]/.test(segment) && segment.split(/\d/).length > 3;

/** One of our tokens, or a signed one in three parts (JWT). */
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
/** Scans beyond the cut-off, so that a secret split by truncation is still detected. */
const overlap = 500;

/** Removes tokens, passwords, card numbers and email addresses from free text before it is stored, and truncates it. */
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

/** One line per event. Known secrets are redacted by field name at any depth, and what looks like one by pattern. */
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

/** Query parameters may be a user's draft, address or token, so only the statement is logged. */
const messageOf = (error: Error): string =>
  scrub('query' in error && 'params' in error ? `Failed query: ${error.query}` : error.message, maxMessage);

/** Strips the message from the stack, where it would be repeated. */
function framesOf({ stack = '', message }: Error): string {
  const start = message && stack.indexOf(message);
  return start && start >= 0 ? stack.slice(start + message.length).trimStart() : stack;
}
