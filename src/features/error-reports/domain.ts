/** How long reports are stored, as the legal pages promise. */
export const reportDays = 90;

const numbers = /\d+/g;
const hashes = /\b[\da-f]{8,}\b/gi;
const quoted = /(["'`])(?:(?!\1).){1,80}\1/g;

/** Two reports of one fault differ in ids, hashes of file names and quoted values: those do not tell faults apart. */
const shapeOf = (text: string): string =>
  text.replace(hashes, '#').replace(numbers, '#').replace(quoted, '$1…$1').replace(/\s+/g, ' ').trim();

/** Where it happened: the first frame of the stack, else the path. */
export function locationOf(details: unknown, path: string): string {
  const stack = stackOf(details);
  const frame = stack.split('\n').find((line) => /^\s*at |@/.test(line));
  return frame?.trim() ?? path.split('?')[0] ?? '';
}

/** The stack among the details of a report. */
export function stackOf(details: unknown): string {
  if (typeof details === 'string') return parsedStack(details) ?? details;
  if (details && typeof details === 'object' && 'stack' in details) return String(details.stack);
  return '';
}

/** The browser sends the stack as JSON text. */
function parsedStack(text: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'string') return parsed;
    return parsed && typeof parsed === 'object' && 'stack' in parsed ? String(parsed.stack) : undefined;
  } catch {
    return undefined;
  }
}

/** What makes two reports the same fault. */
export const fingerprintSource = (errorType: string, errorMessage: string, details: unknown, path: string): string =>
  [errorType, shapeOf(errorMessage), shapeOf(locationOf(details, path))].join('\n');

/** Stands for the browser where the server itself failed. */
export const serverAgent = 'server';

/** The mark of the build that a fault of the server happened in. */
export function buildOf(details: string | null): string | undefined {
  const [, build] = /"build":"([\w-]{1,64})"/.exec(details ?? '') ?? [];
  return build;
}
