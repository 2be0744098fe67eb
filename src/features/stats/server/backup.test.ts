import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '#server-kit/backup/commands.ts';
import { readBackup } from '#server-kit/backup/read-backup.ts';
import { restoreBackup } from '#server-kit/backup/restore-backup.ts';
import { blankDatabase, emptyStore, temporaryFolder } from '#server-kit/backup/testing/databases.ts';
import { readMigrations } from '#server-kit/db/migrate.ts';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { countNow } from './index.ts';
import { countedView } from './testing/counted-view.ts';

test('a backup restores monthly partitions that were created on demand', async () => {
  const kit = await createTestServices();
  for (const at of ['2026-10-31T23:30:00Z', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'])
    await countNow(kit.services.db, countedView({ source: 'qr', at: new Date(at) }));
  const folder = join(await temporaryFolder(), 'backup');
  const files = await emptyStore();
  await makeBackup({ pool: kit.pool, files, folder, clock: kit.services.clock });
  const target = await blankDatabase();
  const backup = await readBackup(folder, await readMigrations('db/migrations'));
  await restoreBackup({ backup, pool: target, files: await emptyStore(), mayReplace: false });

  const contents = async (pool: typeof target) => ({
    events: (await pool.query('select tableoid::regclass::text as month, * from events order by at')).rows,
    sums: (await pool.query('select * from stat_sums order by 1, 2, 3, 4, 5')).rows,
    visitors: (await pool.query('select * from day_visitors order by 1, 2, 3')).rows,
  });
  expect(await contents(target)).toEqual(await contents(kit.pool));
  expect((await contents(target)).events.map(({ month }) => month)).toEqual([
    'events_2026_10',
    'events_2026_11',
    'events_2026_11',
  ]);
});
