const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const unavailableCodes = /^(08|53|57P0[1-5])/;
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** The database is not there just now: worth another try a little later, and no fault of the request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (lostConnection.has(code) || unavailableCodes.test(code) || driverMessages.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** Which unique rule a write broke, if it broke one. */
export function brokenUnique(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === '23505') return 'constraint' in error ? String(error.constraint) : 'unknown';
  return brokenUnique(error.cause);
}
