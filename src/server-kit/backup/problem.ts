import pg from 'pg';
import { ConfigError } from '#server-kit/config/config.ts';
import { FileStoreError } from '#server-kit/files/index.ts';
import { isDatabaseUnavailable } from '../db/database.ts';

/** A backup cannot be made or restored for a reason that the operator can mend. Its message is the one line shown. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] || 'no answer';

/** One line for what can be expected to go wrong; the whole stack for a fault of ours. */
export function describeProblem(error: unknown): string {
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof FileStoreError)
    return messageOf(error);
  if (error instanceof pg.DatabaseError || isDatabaseUnavailable(error))
    return `The database refused: ${messageOf(error)}`;
  // The system's own words: no space left, permission denied, and on which path.
  if (error instanceof Error && 'syscall' in error) return messageOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
