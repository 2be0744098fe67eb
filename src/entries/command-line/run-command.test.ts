import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#base/app-error.ts';
import { accountsRoutes, asCommandLine, identify } from '#features/accounts/server/index.ts';
import { csrfTokenOf } from '#server-kit/http/csrf.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import type { Desk } from './desk.ts';
import { describe as describeProblem } from './problems.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ routes: accountsRoutes, identify, settings: { RATE_LIMITS: 'off' } });
});
afterAll(() => api.close());

const nobodyThere = { isInteractive: false, ask: never, askSecret: never };
async function never(): Promise<string> {
  throw new Error('nobody can be asked');
}

const deskOf = (more: Partial<Desk> = {}): Desk => ({
  ...{ runner: asCommandLine(api.services), pool: api.pool, terminal: nobodyThere },
  ...{ migrationsFolder: 'db/migrations', bookChecks: [] },
  ...more,
});
/** Somebody who types these, one after another; what was asked is kept. */
function typing(...answers: string[]) {
  const asked: string[] = [];
  const next = async (question: string) => {
    asked.push(question);
    return answers.shift() ?? '';
  };
  return { terminal: { isInteractive: true, ask: next, askSecret: next }, asked };
}
const run = (line: readonly string[], more: Partial<Desk> = {}) => runCommand(deskOf(more), readCommand(line));
const failing = (line: readonly string[], more: Partial<Desk> = {}) =>
  run(line, more).then(
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
const rowOf = async (email: string) =>
  (await api.pool.query('select * from users where email_key = $1', [email])).rows[0];
const linesOf = async (email: string) =>
  (
    await api.pool.query(
      `select actor_id, actor_name, action from audit_log where target_id = $1 and target_kind = 'user' order by id`,
      [String((await rowOf(email)).id)],
    )
  ).rows;
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
  await api.pool.query(
    `insert into users (username, username_key, display_name, email, email_key) values ($1, $1, $1, $1, $1)`,
    [email],
  );
  for (const [name, value] of Object.entries(columns))
    await api.pool.query(`update users set ${name} = $2 where email_key = $1`, [email, value]);
  return email;
}

describe('create-admin', () => {
  test('makes up a password where nobody can be asked, and it opens the administration', async () => {
    const email = newAddress();
    const [told = '', shown = ''] = await run(create(email));
    expect(told).toBe(`${email} is an admin now`);
    const password = shown.replace('Password, shown only now: ', '');
    expect(password).toMatch(/^[\w-]{20}$/);
    expect((await logIn(email, password)).body.user).toMatchObject({ email, userRole: 'admin' });
    expect(await linesOf(email)).toEqual([{ ...by, action: 'users.create-admin' }]);
    const { rows } = await api.pool.query('select * from audit_log');
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('takes the password that is typed twice, and shows it to nobody', async () => {
    const [email, password] = [newAddress(), 'a-long-word-of-mine-7'];
    const { terminal } = typing(password, password);
    const lines = await run(create(email), { terminal });
    expect(lines.join()).not.toContain(password);
    expect((await logIn(email, password)).body.user.userRole).toBe('admin');
  });

  test.each([
    [['a-long-word-of-mine-7', 'a-long-word-of-mine-8'], 'The two are not the same'],
    [['short-word-7', 'short-word-7'], "An administrator's password must have at least 15 characters"],
    [['abc', 'abc'], 'A password has 15 to 128 characters'],
  ])('refuses %j', async (answers, message) => {
    const email = newAddress();
    expect(await failing(create(email), typing(...answers))).toBe(message);
    expect(await rowOf(email)).toBeUndefined();
  });

  test('makes somebody who is there an admin after a question, or when told to', async () => {
    const [asked, sure] = [await addUser(), await addUser()];
    const { terminal, asked: questions } = typing('yes');
    expect((await run(create(asked), { terminal }))[0]).toBe(`${asked} is an admin now, from the next sign-in on`);
    expect(questions).toEqual([`${asked} has an account already, as ${asked}. Make it an admin? (yes/no) `]);
    await run(create(sure, '--yes'));
    for (const email of [asked, sure]) {
      expect((await rowOf(email)).role).toBe('admin');
      expect(await linesOf(email)).toEqual([{ ...by, action: 'users.set-role' }]);
    }
    expect((await run(create(sure)))[0]).toContain('is an admin already');
  });

  test('leaves them as they are without an answer', async () => {
    const email = await addUser();
    expect(await failing(create(email))).toContain('add --yes');
    expect(await failing(create(email), { terminal: typing('no').terminal })).toBe('Nothing was changed');
    expect((await rowOf(email)).role).toBe('user');
  });

  test('says when the name is taken, or the account suspended', async () => {
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
  test('shows a link that works once, for an hour', async () => {
    const email = await addUser();
    const [, link = ''] = await run(['reset-password', '--email', email.toUpperCase()]);
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/);
    const { rows } = await api.pool.query(
      `select extract(epoch from expires_at - now())::int as lasts from one_time_tokens where kind = 'reset'`,
    );
    expect(Math.abs(rows[0].lasts - 3_600)).toBeLessThan(60);
    const [cookie, password] = ['d'.repeat(43), 'a-new-word-of-mine-7'];
    const headers = { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) };
    const use = () => api.send('POST', '/api/auth/reset-password', { token: link.split('=')[1], password }, headers);
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(400);
    expect((await logIn(email, password)).status).toBe(200);
    expect(await linesOf(email)).toEqual([{ ...by, action: 'users.reset-link' }]);
  });

  test('has none for nobody, or for whoever is suspended', async () => {
    const nobody = newAddress();
    expect(await failing(['reset-password', '--email', nobody])).toBe(`Nobody has the address ${nobody}`);
    const suspended = await addUser({ suspended_at: new Date() });
    expect(await failing(['reset-password', '--email', suspended])).toMatch(/^No link for a new password/);
  });
});

describe('suspend and restore', () => {
  test('do what the administration does', async () => {
    const email = await addUser();
    await run(['suspend', '--email', email, '--reason', 'ספאם']);
    expect(await rowOf(email)).toMatchObject({ suspended_reason: 'ספאם', suspended_at: expect.any(Date) });
    expect(await failing(['suspend', '--email', email, '--reason', 'x'])).toBe('The account is suspended already');
    await run(['restore', '--email', email]);
    expect((await rowOf(email)).suspended_at).toBeNull();
    expect(await failing(['restore', '--email', email])).toBe('The account is not suspended');
    expect((await linesOf(email)).map(({ action }) => action)).toEqual(['users.suspend', 'users.restore']);
    const { rows } = await api.pool.query(`select count(*)::int from graphile_worker.jobs`);
    expect(rows[0].count).toBeGreaterThanOrEqual(2);
  });

  test('leave the last admin in place', async () => {
    const email = await addUser({ role: 'admin' });
    await api.pool.query(`update users set role = 'user' where email_key <> $1`, [email]);
    expect(await failing(['suspend', '--email', email, '--reason', 'x'])).toMatch(/^There is no other administrator/);
  });
});

describe('verify-books', () => {
  test('says that all is well, or lists all that is not', async () => {
    expect(await run(['verify-books'], { bookChecks: [async () => []] })).toEqual(['The books agree']);
    const bookChecks = [async () => ['one', 'two'], async () => ['three']];
    expect(await failing(['verify-books'], { bookChecks })).toBe('one\ntwo\nthree\n3 rules do not hold');
    const { rows } = await api.pool.query(
      `select actor_id, actor_name, after from audit_log where target_kind = 'books'`,
    );
    expect(rows).toEqual([
      { ...by, after: { broken: 0 } },
      { ...by, after: { broken: 3 } },
    ]);
  });
});

describe('migrate', () => {
  test('lists what was applied, and finds nothing to do', async () => {
    const lines = await run(['migrate', '--list']);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines[0]).toMatch(/^applied {2}0000_\w+, \d{4}-/);
    expect(await run(['migrate'])).toEqual(['Nothing was waiting']);
  });

  test('says why one cannot be run', async () => {
    const [first = ''] = await run(['migrate', '--list']);
    const name = /0000_\w+/.exec(first)?.[0] ?? '';
    expect(await failing(['migrate', '--name', name])).toBe(`${name}: It was applied already`);
    expect(await failing(['migrate', '--name', 'nothing'])).toBe('nothing: There is no such migration');
  });
});

test('a refusal is told in words, and what nobody foresaw with all that is known', () => {
  expect(describeProblem(new AppError('conflict', { message: 'accountsAdmin.lastAdmin' }))).toMatch(
    /^There is no other/,
  );
  expect(describeProblem(new AppError('unavailable'))).toBe('unavailable');
  expect(describeProblem(new Error('a fault'))).toContain('run-command.test.ts');
});
