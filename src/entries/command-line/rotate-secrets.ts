import { describeUnreadable, encryptColumns } from '#server-kit/secrets/encrypt-columns.ts';
import { addKey, dropOldKeys, openSecrets } from '#server-kit/secrets/secrets.ts';
import { secretColumns } from '../secret-columns.ts';
import type { CommandContext } from './command-context.ts';
import { CommandError } from './problems.ts';
import type { Command } from './read-command.ts';

type Rotate = Extract<Command, { name: 'rotate-secrets' }>;

/** Old keys are forgotten by a second call alone: a server that has not been restarted still encrypts with them. */
export async function rotateSecrets({ runner, pool }: CommandContext, { dropsOld }: Rotate): Promise<string[]> {
  const { config } = runner;
  const isOurs = config.secretsKeys.length === 0;
  if (isOurs && !dropsOld) {
    await openSecrets(config);
    await addKey(config.dataDir);
  }
  const secrets = await openSecrets(config);
  const { encrypted, unreadable } = await encryptColumns(pool, secrets, secretColumns, { rotates: true });
  const [first = ''] = secrets.keyIds;
  const target = { kind: 'key', id: first };
  await runner.audit(runner.db, { action: 'settings.rotate-secrets', target, after: { encrypted, dropsOld } });
  const missing = describeUnreadable(unreadable);
  if (missing) throw new CommandError(`${encrypted} secrets are under the key ${first}. ${missing}`);
  if (isOurs && dropsOld) await dropOldKeys(config.dataDir);
  return [`${encrypted} secrets were encrypted anew; all are under the key ${first}`, ...afterwards(isOurs, dropsOld)];
}

function afterwards(isOurs: boolean, dropsOld: boolean): string[] {
  if (!isOurs) return ['Once every server runs with this SECRETS_KEY and this was run again, its other keys can go'];
  return dropsOld
    ? ['Older keys are forgotten. Keep a copy of DATA_DIR/secrets/secrets-key apart from the backups']
    : ['Restart the servers, then: npm run admin -- rotate-secrets --drop-old'];
}
