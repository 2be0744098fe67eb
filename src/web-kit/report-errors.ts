import type { Api } from './api-client.ts';

interface Report {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly errorDetails: string;
  readonly path: string;
}

const mostPerPage = 10;
const mostDetails = 8_000;

/** Tells the server of errors in this page: each kind once, a few at most, and silently. */
export function startErrorReports(api: Api, path = '/api/errors/report'): (type: string, error: unknown) => void {
  const told = new Set<string>();
  const report = (errorType: string, error: unknown) => {
    const body = reportOf(errorType, error);
    const key = `${body.errorType}\n${body.errorMessage}`;
    if (told.has(key) || told.size >= mostPerPage) return;
    told.add(key);
    api.request('POST', path, body).catch(() => undefined);
  };
  window.addEventListener('error', (event) => report('window.error', event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => report('unhandledrejection', event.reason));
  return report;
}

function reportOf(errorType: string, error: unknown): Report {
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    errorType,
    errorMessage: `${known.name}: ${known.message}`,
    errorDetails: JSON.stringify({ stack: (known.stack ?? '').slice(0, mostDetails) }),
    path: location.pathname,
  };
}
