import type { Api } from './api/api-client.tsx';

const maxPerPage = 10;
const maxDetails = 8_000;

/** Browsers defer observer callbacks in a frame that is already laid out, and raise a harmless error about it. */
const isBenign = (message: unknown): boolean => String(message).startsWith('ResizeObserver loop');

/** Reports errors in this page to the server: each kind once, a few at most, and silently. */
export function startErrorReports(api: Api, path = '/api/errors/report'): (type: string, error: unknown) => void {
  const reported = new Set<string>();
  const report = (errorType: string, error: unknown) => {
    const body = reportOf(errorType, error);
    const key = `${body.errorType}\n${body.errorMessage}`;
    if (reported.has(key) || reported.size >= maxPerPage) return;
    reported.add(key);
    api.request('POST', path, body).catch(() => undefined);
  };
  window.addEventListener('error', ({ error, message }) => {
    if (!isBenign(message)) report('window.error', error ?? message);
  });
  window.addEventListener('unhandledrejection', (event) => report('unhandledrejection', event.reason));
  return report;
}

function reportOf(errorType: string, error: unknown) {
  const { message, stack } = describeError(error);
  return {
    errorType,
    errorMessage: message,
    errorDetails: JSON.stringify({ stack: stack.slice(0, maxDetails) }),
    path: location.pathname,
  };
}

/** Anything can be thrown, even a value that throws when inspected. */
function describeError(error: unknown): { message: string; stack: string } {
  try {
    const known = error instanceof Error ? error : new Error(String(error));
    return { message: `${known.name}: ${known.message}`, stack: String(known.stack ?? '') };
  } catch {
    return { message: 'Error: what was thrown cannot be read', stack: '' };
  }
}
