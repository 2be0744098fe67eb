/** Retention in days, as the legal pages promise. */
export const reportDays = 90;

const numbers = /\d+/g;
const hashes = /\b[\da-f]{8,}\b/gi;
const quoted = /(["'`])(?:(?!\1).){1,80}\1/g;

/** Reports of one error differ in IDs, hashes in file names and quoted values, so these are masked before grouping. */
const shapeOf = (text: string): string =>
  text.replace(hashes, '#').replace(numbers, '#').replace(quoted, '$1…$1').replace(/\s+/g, ' ').trim();

/** Where the error occurred: the first stack frame, otherwise the path. */
export function locationOf(details: unknown, path: string): string {
  const stack = stackOf(details);
  const frame = stack.split('\n').find((line) => /^\s*at |@/.test(line));
  return frame?.trim() ?? path.split('?')[0] ?? '';
}

/** Extracts the stack from a report's details. */
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

/** Reports with the same value belong to the same error group. */
export const fingerprintSource = (errorType: string, errorMessage: string, details: unknown, path: string): string =>
  [errorType, shapeOf(errorMessage), shapeOf(locationOf(details, path))].join('\n');

/** User agent value for errors in the server itself. */
export const serverAgent = 'server';

/** ID of the build in which a server error occurred. */
export function buildOf(details: string | null): string | undefined {
  const [, build] = /"build":"([\w-]{1,64})"/.exec(details ?? '') ?? [];
  return build;
}
