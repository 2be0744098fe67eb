import pg from 'pg';
import { ConfigError } from '#server-kit/config/config.ts';
import { FileStoreError } from '#server-kit/files/index.ts';
import { isDatabaseUnavailable } from '../db/database.ts';

/** A backup or restore failure that the operator can fix. Its message is the only line shown. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] || 'no answer';

/** One line for expected errors; the full stack trace for a bug. */
export function describeProblem(error: unknown): string {
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof FileStoreError)
    return messageOf(error);
  if (error instanceof pg.DatabaseError || isDatabaseUnavailable(error))
    return `The database refused: ${messageOf(error)}`;
  // The operating system's message: no space left, permission denied, and the path.
  if (error instanceof Error && 'syscall' in error) return messageOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
