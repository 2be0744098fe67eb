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
