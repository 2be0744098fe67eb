import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AppError } from '#base/app-error.ts';
import { accountsFeature, cliOperator, identify } from '#features/accounts/server/index.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import { openSecrets } from '#server-kit/secrets/secrets.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { type CommandContext, describe as describeProblem, readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

const api = await startTestApi({ features: [accountsFeature], identify, settings: { RATE_LIMITS: 'off' } });

const nonInteractive = { isInteractive: false, prompt: never, promptSecret: never };
async function never(): Promise<string> {
  throw new Error('nobody can be asked');
}

const contextOf = (more: Partial<CommandContext> = {}): CommandContext => ({
  runner: cliOperator(api.services),
  pool: api.pool,
  terminal: nonInteractive,
  migrationsFolder: 'db/migrations',
  ledgerChecks: [],
  ...more,
});
/** A fake terminal that gives these answers in order and records the prompts. */
function typing(...answers: string[]) {
  const questions: string[] = [];
  const next = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? '';
  };
  return { terminal: { isInteractive: true, prompt: next, promptSecret: next }, questions };
}
const run = (parameters: readonly string[], more: Partial<CommandContext> = {}) =>
  runCommand(contextOf(more), readCommand(parameters));
const failing = (parameters: readonly string[], more: Partial<CommandContext> = {}) =>
  run(parameters, more).then(
    () => 'it worked',
    (error) => describeProblem(error),
  );

let people = 0;
const newAddress = () => `person-${++people}@cards.example`;
const create = (email: string, ...more: string[]) => [
  'create-admin',
  '--email',
  email,
  '--username',
  `p-${people}`,
  ...more,
];
const rowOf = (email: string) => api.row('select * from users where email_key = $1', [email]);
const auditEntriesOf = async (email: string) =>
  await api.rows(
    `select actor_id, actor_name, action from audit_log where target_id = $1 and target_kind = 'user' order by id`,
    [String((await rowOf(email)).id)],
  );
const by = { actor_id: null, actor_name: 'command line' };

async function logIn(email: string, password: string) {
  const { body } = await api.send('GET', '/api/csrf-token');
  const cookie = 'c'.repeat(43);
  expect(body.csrfToken).toBeTruthy();
  const headers = { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) };
  return api.send('POST', '/api/auth/login', { email, password }, headers);
}

async function addUser(columns: Record<string, unknown> = {}): Promise<string> {
  const email = newAddress();
  const names = { username: email, username_key: email, display_name: email, email, email_key: email };
  await api.insert('users', { ...names, ...columns });
  return email;
}

describe('turn-off-second-factor', () => {
  test('allows a sign-in by password alone, ends every session, and is recorded in the audit log', async () => {
    const email = newAddress();
    const password = (await run(create(email)))[1]?.replace('Password, shown only now: ', '') ?? '';
    const { id } = await rowOf(email);
    await logIn(email, password);
    await api.pool.query(
      `update users set second_factor_secret = 'enc1.00000000.AAAA', second_factor_since = now() where id = $1`,
      [id],
    );
    expect((await logIn(email, password)).status).toBe(401);
    expect((await run(['turn-off-second-factor', '--email', email]))[0]).toContain('signs in with the password alone');
    expect(await api.rows('select 1 from sessions where user_id = $1', [id])).toEqual([]);
    expect(await rowOf(email)).toMatchObject({ second_factor_secret: null, second_factor_since: null });
    expect((await logIn(email, password)).status).toBe(200);
    expect((await auditEntriesOf(email)).at(-1)).toEqual({ ...by, action: 'users.second-factor-off' });
    expect(await failing(['turn-off-second-factor', '--email', email])).toBe(
      'This account has no two-step verification',
    );
  });
});

describe('rotate-secrets', () => {
  const column = { table: 'users', column: 'second_factor_secret', id: 'id', type: 'bytea' } as const;
  const addSeed = async () => {
    const { id, email_key: email } = await rowOf(await addUser());
    const stored = Buffer.from((await openSecrets(api.services.config)).encrypt('a seed', column, id));
    await api.pool.query('update users set second_factor_secret = $2 where id = $1', [id, stored]);
    return { id, email, stored };
  };
  const readAs = async (config: Parameters<typeof openSecrets>[0], id: number) => {
    const row = await api.row('select second_factor_secret as stored from users where id = $1', [id]);
    return (await openSecrets(config)).decrypt(row.stored, column, id).toString();
  };

  test('creates a new key in DATA_DIR, and removes the old one on request', async () => {
    await api.pool.query('update users set second_factor_secret = null');
    const { config } = api.services;
    const { id } = await addSeed();
    const before = (await openSecrets(config)).keyIds;
    const output = await run(['rotate-secrets']);
    expect(output[0]).toMatch(/^1 secrets were encrypted anew; all are under the key [\da-f]{8}$/);
    expect(output[1]).toContain('--drop-old');
    expect((await openSecrets(config)).keyIds.slice(1)).toEqual(before);
    expect(await readAs(config, id)).toBe('a seed');
    // Written by a server that has not been restarted yet.
    const young = await addSeed();
    expect(api.services.secrets.decrypt(young.stored, column, young.id).toString()).toBe('a seed');
    await run(['rotate-secrets', '--drop-old']);
    expect((await openSecrets(config)).keyIds).toHaveLength(1);
    expect(await readAs(config, id)).toBe('a seed');
    const row = await api.row(`select count(*)::int as count from audit_log where action = 'settings.rotate-secrets'`);
    expect(row.count).toBe(2);
  });

  test('uses the first SECRETS_KEY, and drops no old key while some data cannot be decrypted', async () => {
    await api.pool.query('update users set second_factor_secret = null');
    const { id } = await addSeed();
    const young = { ...api.services.config, secretsKeys: [randomBytes(32)] };
    const runner = cliOperator({ ...api.services, config: young });
    const output = await run(['rotate-secrets'], { runner });
    expect(output[1]).toContain('SECRETS_KEY');
    expect(await readAs({ ...young, dataDir: '/nowhere' }, id)).toBe('a seed');
    expect(await failing(['rotate-secrets', '--drop-old'])).toContain(
      'Encrypted with a key that is not here: 1 of users',
    );
    await api.pool.query('update users set second_factor_secret = null');
  });
});

describe('create-admin', () => {
  test('generates a password without a terminal, and it opens the admin pages', async () => {
    const email = newAddress();
    const [message = '', passwordLine = ''] = await run(create(email));
    expect(message).toBe(`${email} is an admin now`);
    const password = passwordLine.replace('Password, shown only now: ', '');
    expect(password).toMatch(/^[\w-]{20}$/);
    expect((await logIn(email, password)).body.user).toMatchObject({ email, userRole: 'admin' });
    expect(await auditEntriesOf(email)).toEqual([{ ...by, action: 'users.create-admin' }]);
    const rows = await api.rows('select * from audit_log');
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('uses the password typed twice, and does not print it', async () => {
    const [email, password] = [newAddress(), 'a-long-word-of-mine-7'];
    const { terminal } = typing(password, password);
    const output = await run(create(email), { terminal });
    expect(output.join()).not.toContain(password);
    expect((await logIn(email, password)).body.user.userRole).toBe('admin');
  });

  test.each([
    [['a-long-word-of-mine-7', 'a-long-word-of-mine-8'], 'The two are not the same'],
    [['short-word-7', 'short-word-7'], "An administrator's password must have at least 15 characters"],
    [['abc', 'abc'], 'A password has 15 to 128 characters'],
  ])('rejects %j', async (answers, message) => {
    const email = newAddress();
    expect(await failing(create(email), typing(...answers))).toBe(message);
    expect(await rowOf(email)).toBeUndefined();
  });

  test('makes an existing user an admin after confirmation or with --yes', async () => {
    const [prompted, confirmed] = [await addUser(), await addUser()];
    const { terminal, questions } = typing('yes');
    expect((await run(create(prompted), { terminal }))[0]).toBe(
      `${prompted} is an admin now, from the next sign-in on`,
    );
    expect(questions).toEqual([`${prompted} has an account already, as ${prompted}. Make it an admin? (yes/no) `]);
    await run(create(confirmed, '--yes'));
    for (const email of [prompted, confirmed]) {
      expect((await rowOf(email)).role).toBe('admin');
      expect(await auditEntriesOf(email)).toEqual([{ ...by, action: 'users.set-role' }]);
    }
    expect((await run(create(confirmed)))[0]).toContain('is an admin already');
  });

  test('changes nothing without a confirmation', async () => {
    const email = await addUser();
    expect(await failing(create(email))).toContain('add --yes');
    expect(await failing(create(email), { terminal: typing('no').terminal })).toBe('Nothing was changed');
    expect((await rowOf(email)).role).toBe('user');
  });

  test('reports a taken username and a suspended account', async () => {
    const email = newAddress();
    await run(create(email));
    expect(await failing(['create-admin', '--email', newAddress(), '--username', `p-${people - 1}`])).toBe(
      'This username is taken',
    );
    const suspended = await addUser({ suspended_at: new Date() });
    expect(await failing(create(suspended, '--yes'))).toMatch(/^This account is suspended or being deleted/);
  });
});

describe('reset-password', () => {
  test('prints a link that works once, for an hour', async () => {
    const email = await addUser();
    const [, link = ''] = await run(['reset-password', '--email', email.toUpperCase()]);
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/);
    const row = await api.row(
      `select extract(epoch from expires_at - now())::int as lasts from one_time_tokens where kind = 'reset'`,
    );
    expect(Math.abs(row.lasts - 3_600)).toBeLessThan(60);
    const [cookie, password] = ['d'.repeat(43), 'a-new-word-of-mine-7'];
    const headers = { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) };
    const use = () => api.send('POST', '/api/auth/reset-password', { token: link.split('=')[1], password }, headers);
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(400);
    expect((await logIn(email, password)).status).toBe(200);
    expect(await auditEntriesOf(email)).toEqual([{ ...by, action: 'users.reset-link' }]);
  });

  test('fails for an unknown address and for a suspended user', async () => {
    const unknownAddress = newAddress();
    expect(await failing(['reset-password', '--email', unknownAddress])).toBe(
      `Nobody has the address ${unknownAddress}`,
    );
    const suspended = await addUser({ suspended_at: new Date() });
    expect(await failing(['reset-password', '--email', suspended])).toMatch(/^No link for a new password/);
  });
});

describe('suspend and restore', () => {
  test('change the account once each and are recorded in the audit log', async () => {
    const email = await addUser();
    await run(['suspend', '--email', email, '--reason', 'ספאם']);
    expect(await rowOf(email)).toMatchObject({ suspended_reason: 'ספאם', suspended_at: expect.any(Date) });
    expect(await failing(['suspend', '--email', email, '--reason', 'x'])).toBe('The account is already suspended');
    await run(['restore', '--email', email]);
    expect((await rowOf(email)).suspended_at).toBeNull();
    expect(await failing(['restore', '--email', email])).toBe('The account is not suspended');
    expect((await auditEntriesOf(email)).map(({ action }) => action)).toEqual(['users.suspend', 'users.restore']);
    expect((await api.row(`select count(*)::int from graphile_worker.jobs`)).count).toBeGreaterThanOrEqual(2);
  });

  test('do not suspend the last admin', async () => {
    const email = await addUser({ role: 'admin' });
    await api.pool.query(`update users set role = 'user' where email_key <> $1`, [email]);
    expect(await failing(['suspend', '--email', email, '--reason', 'x'])).toMatch(
      /^There is no other lead administrator/,
    );
  });
});

describe('verify-books', () => {
  test('reports that the ledger is consistent, or lists all inconsistencies', async () => {
    expect(await run(['verify-books'], { ledgerChecks: [async () => []] })).toEqual(['The books agree']);
    const ledgerChecks = [async () => ['one', 'two'], async () => ['three']];
    expect(await failing(['verify-books'], { ledgerChecks })).toBe('one\ntwo\nthree\n3 rules do not hold');
    expect(await api.rows(`select actor_id, actor_name, after from audit_log where target_kind = 'books'`)).toEqual([
      { ...by, after: { broken: 0 } },
      { ...by, after: { broken: 3 } },
    ]);
  });
});

describe('migrate', () => {
  test('lists the applied migrations, and has nothing to run', async () => {
    const output = await run(['migrate', '--list']);
    expect(output.length).toBeGreaterThan(5);
    expect(output[0]).toMatch(/^applied {2}0000_\w+, \d{4}-/);
    expect(await run(['migrate'])).toEqual(['Nothing was waiting']);
  });

  test('reports why a migration cannot be run', async () => {
    const [first = ''] = await run(['migrate', '--list']);
    const name = /0000_\w+/.exec(first)?.[0] ?? '';
    expect(await failing(['migrate', '--name', name])).toBe(`${name}: It was applied already`);
    expect(await failing(['migrate', '--name', 'nothing'])).toBe('nothing: There is no such migration');
  });
});

test('an AppError is described by its message, an unexpected error with all its details', () => {
  expect(describeProblem(new AppError('conflict', { message: 'accountsAdmin.lastAdmin' }))).toMatch(
    /^There is no other/,
  );
  expect(describeProblem(new AppError('unavailable'))).toBe('unavailable');
  expect(describeProblem(new Error('a fault'))).toContain('run-command.test.ts');
});
