import { expect, test } from 'vitest';
import { blankDatabase } from '#server-kit/backup/testing/databases.ts';
import { migrate, readMigrations } from '#server-kit/db/migrate.ts';

test('rows of an earlier release are migrated to the renamed columns, and the ledger remains protected', async () => {
  const pool = await blankDatabase();
  const migrations = await readMigrations('db/migrations');
  await migrate(pool, migrations, '0011_account_security');
  await pool.query(`
    insert into users (username, username_key, display_name, email, email_key, given_package, given_until)
      values ('dana', 'dana', 'Dana', 'dana@cards.example', 'dana@cards.example', 'pro', '2027-01-01T00:00:00Z');
    insert into broadcasts (words, audience, created_by, created_at, status, total, sent)
      select '{"he":{"title":"א","content":"ב"}}', '{"standing":"trial","hasCard":true,"language":"he"}', id, now(), 'draft', 0, 0 from users;
    insert into broadcasts (words, audience, created_by, created_at, status, total, sent)
      select '{"he":{"title":"א","content":"ב"}}', '{"packages":["pro"]}', id, now(), 'draft', 0, 0 from users;
    insert into package_migrations (source, target, options, status, total, key, body_hash, created_at)
      values ('basic', 'pro', '{}', 'done', 1, 'k', 'h', now());
    insert into package_migration_owners (migration_id, user_id, state, before, after)
      select id, 1, 'done', '{"by":"nothing","packageType":"basic"}', '{"by":"gift","packageType":"pro"}' from package_migrations;
    insert into payments (user_id, purpose, subject_id, amount, currency, provider, is_off_session, lines, locale, created_at)
      values (1, 'order', 1, 100, 'ILS', 'sandbox', false, '[]', 'he', now());
    with entry as (insert into book_entries (kind, payment_id, currency, created_at)
      select 'payment', id, 'ILS', now() from payments returning id)
    insert into book_lines select id, account, amount from entry, (values ('provider', 100), ('revenue', -100)) as line (account, amount);`);
  await migrate(pool, migrations);

  const all = async (query: string) => (await pool.query(query)).rows;
  expect(await all('select complimentary_package, complimentary_until from users')).toEqual([
    { complimentary_package: 'pro', complimentary_until: new Date('2027-01-01T00:00:00Z') },
  ]);
  expect(await all('select audience from broadcasts order by id')).toEqual([
    { audience: { planStatus: 'trial', hasProfile: true, language: 'he' } },
    { audience: { packages: ['pro'] } },
  ]);
  expect(await all(`select before->>'by' as before, after->>'by' as after from package_migration_owners`)).toEqual([
    { before: 'nothing', after: 'complimentary' },
  ]);
  expect(await all('select account, amount from ledger_lines order by amount')).toEqual([
    { account: 'revenue', amount: -100 },
    { account: 'provider', amount: 100 },
  ]);
  await expect(pool.query('delete from ledger_lines')).rejects.toThrow('ledger_lines is append-only');
  const unbalanced = `with entry as (insert into ledger_entries (kind, payment_id, currency, created_at)
    select 'refund', id, 'ILS', now() from payments returning id)
    insert into ledger_lines select id, account, amount from entry, (values ('provider', -100), ('revenue', 99)) as line (account, amount)`;
  await expect(pool.query(unbalanced)).rejects.toThrow(/ledger entry \d+ has 2 lines that sum to -1/);
});
