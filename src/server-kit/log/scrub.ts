const patterns: readonly (readonly [RegExp, string])[] = [
  // Passwords inside URLs: scheme://user:password@host
  [/\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s@/]+@/gi, '$1:[hidden]@'],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b(bearer|basic)\s+[\w~+/.=-]{8,}/gi, '$1 [token]'],
  [
    /(["']?\b(?:password|passwd|pwd|token|secret|csrf|session|api[_-]?key|authorization|cookie|cvv)\w*["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s&,;}]+)/gi,
    '$1[hidden]',
  ],
  [/[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '[mail]'],
  // Card numbers, with or without spaces.
  [/\b(?:\d[ -]?){13,19}\b/g, '[number]'],
  [/\b[\da-f]{32,}\b/gi, '[token]'],
  [/[\r\n\u2028\u2029]+/g, '\n'],
];

/** Cuts tokens, passwords, card numbers and mail addresses out of free text before it is kept. */
export const scrub = (text: string): string =>
  patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
