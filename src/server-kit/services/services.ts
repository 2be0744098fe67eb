import type { Clock } from '#base/clock.ts';
import type { Bus } from '#server-kit/bus/bus.ts';
import type { Config } from '#server-kit/config/config.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Migrations } from '#server-kit/db/run-migration.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import type { Limits } from '#server-kit/limits/limits.ts';
import type { Log } from '#server-kit/log/index.ts';
import type { Mailer } from '#server-kit/mail/index.ts';
import type { Secrets } from '#server-kit/secrets/secrets.ts';
import type { Typesetter } from '#server-kit/typeset/index.ts';
import type { Extensions } from './extension-point.ts';

/** What handlers and jobs work with. Made once by the composition root. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Db;
  readonly migrations: Migrations;
  readonly bus: Bus;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly secrets: Secrets;
  readonly typesetter: Typesetter;
  readonly extensions: Extensions;
}
