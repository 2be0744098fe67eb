import { beforeEach, describe, expect, test } from 'vitest';
import { jobsDone } from '#server-kit/testing/test-services.ts';
import { ensureFirstAdmin } from '../index.ts';
import { mailsTo, startJobs, sweep } from '../testing/run-jobs.ts';
import {
  createBrowser,
  enableSecondFactor,
  newOwner,
  newPerson,
  startAccounts,
  type TestBrowser,
  type TestUser,
} from '../testing/test-browser.ts';

const path = '/api/account/deletion';
const start = new Date('2027-03-01T10:00:15Z');
const day = 86_400_000;
const days = (count: number) => new Date(start.getTime() + count * day);

const api = await startAccounts({ RATE_LIMITS: 'off' });
const runner = await startJobs(api);
beforeEach(() => api.setTime(start));

const requestDeletion = (browser: TestBrowser, confirmation: unknown) => browser.send('POST', path, { confirmation });
const rowOf = (id: number) => api.row('select * from users where id = $1', [id]);
const deletionMails = async (address: string) =>
  (await mailsTo(api, address)).filter(({ headers }) => headers.get('subject')?.includes('יימחק'));

describe('requesting the deletion', () => {
  test('sets a date in thirty days, ends other sessions and emails the owner', async () => {
    const { browser, person } = await newOwner(api);
    const otherBrowser = createBrowser(api);
    await otherBrowser.login(person);
    const { status, body } = await requestDeletion(browser, person.username);
    expect(status).toBe(200);
    expect(body).toMatchObject({ deletesAt: days(30).toISOString(), email: person.email });
    expect((await otherBrowser.send('GET', '/api/account')).status).toBe(401);
    expect((await browser.send('GET', '/api/account')).body.deletesAt).toBe(days(30).toISOString());
    const session = await browser.send('GET', '/api/auth/current-user');
    expect(session.body.user.deletesAt).toBe(days(30).toISOString());
    await jobsDone(api);
    const [mail, ...more] = await deletionMails(person.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('31 במרץ 2027');
    expect(mail?.text).toContain('http://localhost:3000/account');
  });

  test('requires the username, in any case and with blanks around it', async () => {
    const { browser, person } = await newOwner(api, { username: `Dana-${Date.now() % 100_000}` });
    for (const typed of ['', ' ', `${person.username}x`, person.email, 'דנה'])
      expect((await requestDeletion(browser, typed)).body).toMatchObject({
        code: 'invalid_input',
        fields: { confirmation: 'הקלידו את שם המשתמש שלכם בדיוק כפי שהוא' },
      });
    for (const typed of [undefined, 7, null, 'x'.repeat(101)]) {
      const rejected = await requestDeletion(browser, typed);
      expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['confirmation']]);
    }
    expect((await browser.send('GET', '/api/account')).body.deletesAt).toBeNull();
    expect((await requestDeletion(browser, ` ${person.username.toUpperCase()} `)).status).toBe(200);
  });

  test('again retains the first date and sends no second email; 20 concurrent requests count as one', async () => {
    const { browser, person } = await newOwner(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => requestDeletion(browser, person.username)));
    for (const { body } of answers) expect(body.deletesAt).toBe(days(30).toISOString());
    api.setTime(days(3));
    await browser.send('POST', '/api/auth/confirm', { password: person.password });
    expect((await requestDeletion(browser, person.username)).body.deletesAt).toBe(days(30).toISOString());
    await jobsDone(api);
    expect(await deletionMails(person.email)).toHaveLength(1);
  });

  test('can be cancelled, and requested again with a new date', async () => {
    const { browser, person } = await newOwner(api);
    await requestDeletion(browser, person.username);
    expect((await browser.send('DELETE', path)).body).toMatchObject({ deletesAt: null });
    expect((await browser.send('GET', '/api/auth/current-user')).body.user).not.toHaveProperty('deletesAt');
    expect((await browser.send('DELETE', path)).status).toBe(200);
    api.setTime(days(20));
    await browser.send('POST', '/api/auth/confirm', { password: person.password });
    expect((await requestDeletion(browser, person.username)).body.deletesAt).toBe(days(50).toISOString());
    api.setTime(days(31));
    await sweep(api);
    expect((await createBrowser(api).login(person)).status).toBe(200);
  });

  test('affects no other user', async () => {
    const { browser, person } = await newOwner(api);
    const otherOwner = await newOwner(api);
    await requestDeletion(browser, person.username);
    expect((await otherOwner.browser.send('GET', '/api/account')).body.deletesAt).toBeNull();
    expect((await requestDeletion(otherOwner.browser, person.username)).status).toBe(400);
    await otherOwner.browser.send('DELETE', path);
    expect((await browser.send('GET', '/api/account')).body.deletesAt).not.toBeNull();
  });

  test('requires recent authentication', async () => {
    const { browser, person } = await newOwner(api);
    api.setTime(new Date(start.getTime() + 11 * 60_000));
    expect((await requestDeletion(browser, person.username)).body.code).toBe('confirm_needed');
    // Cancelling the deletion needs no recent authentication, since it harms no user.
    expect((await browser.send('DELETE', path)).status).toBe(200);
  });
});

describe('the thirty days before deletion', () => {
  test('allow sign-in until the last millisecond, and none afterwards', async () => {
    const { browser, person, id } = await newOwner(api);
    await requestDeletion(browser, person.username);
    api.setTime(days(30));
    await sweep(api);
    expect((await createBrowser(api).login(person)).status).toBe(200);
    api.setTime(new Date(days(30).getTime() + 1));
    const last = createBrowser(api);
    await last.login(person);
    await sweep(api);
    expect(await rowOf(id)).toBeUndefined();
    expect((await last.send('GET', '/api/account')).status).toBe(401);
    expect((await createBrowser(api).login(person)).status).toBe(401);
    // The email address is free at once; the username, by which others know the owner, is not.
    const again = await createBrowser(api).register(person);
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['username']]);
    expect((await createBrowser(api).register(newPerson({ email: person.email }))).status).toBe(200);
  });

  test('end with no row of the owner in any table, and no data of another removed', async () => {
    const leaving = await newOwner(api);
    const remainingOwner = await newOwner(api);
    for (const owner of [leaving, remainingOwner]) await fill(owner);
    const tables = await tablesOfOwners();
    const before = await countsOf(tables, leaving.id);
    for (const table of ['account_exports', 'known_devices', 'one_time_tokens', 'recovery_codes', 'sessions'])
      expect([table, (before[table] ?? 0) > 0]).toEqual([table, true]);
    const others = await countsOf(tables, remainingOwner.id);
    await requestDeletion(leaving.browser, leaving.person.username);
    await api.pool.query('update users set deletes_at = $1 where id = $2', [new Date(start.getTime() - 1), leaving.id]);
    await sweep(api);
    expect(Object.values(await countsOf(tables, leaving.id)).every((count) => count === 0)).toBe(true);
    expect(await countsOf(tables, remainingOwner.id)).toEqual(others);
    expect(await rowOf(leaving.id)).toBeUndefined();
  });

  test('pending emails to a deleted user are dropped without an error', async () => {
    const { browser, person, id } = await newOwner(api);
    await runner.stop();
    await requestDeletion(browser, person.username);
    await api.pool.query('delete from users where id = $1', [id]);
    await runner.resume();
    await jobsDone(api);
    expect(await deletionMails(person.email)).toEqual([]);
  });
});

test('the last admin cannot delete the account, also with concurrent requests', async () => {
  const password = 'a-long-password-of-an-admin';
  const message = 'אין מנהל ראשי נוסף. מנו אחד לפני שאתם מוחקים את החשבון';
  const first = { username: 'admin', email: 'admin@cards.example', password };
  await ensureFirstAdmin(api.services.db, first.email, password);
  const browser = createBrowser(api);
  await browser.login(first);
  expect((await requestDeletion(browser, 'admin')).body).toMatchObject({ code: 'conflict', message });
  const more = await Promise.all([1, 2, 3].map(() => newOwner(api, { password })));
  const ids = more.map(({ id }) => id);
  await api.pool.query("update users set role = 'admin' where id = any($1)", [ids]);
  const all = [{ browser, person: first }, ...more];
  const answers = await Promise.all(all.map((one) => requestDeletion(one.browser, one.person.username)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
  expect(await api.rows("select 1 from users where role = 'admin' and deletes_at is null")).toHaveLength(1);
});

/** Creates at least one row in every table of this feature that references a user. */
async function fill({ browser, person, id }: TestUser): Promise<void> {
  await enableSecondFactor(api, { browser, id });
  await browser.send('POST', '/api/auth/forgot-password', { email: person.email });
  await browser.send('POST', '/api/account/exports');
  await jobsDone(api);
}

interface OwnersTable {
  readonly table: string;
  readonly column: string;
}

async function tablesOfOwners(): Promise<OwnersTable[]> {
  return api.rows(`
    select kcu.table_name as table, kcu.column_name as column
    from information_schema.referential_constraints rc
    join information_schema.key_column_usage kcu using (constraint_schema, constraint_name)
    join information_schema.constraint_column_usage ccu using (constraint_schema, constraint_name)
    where ccu.table_name = 'users' and kcu.table_schema = 'public'
    order by 1, 2`);
}

async function countsOf(tables: readonly OwnersTable[], id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column } of tables) {
    const row = await api.row(`select count(*)::int as count from "${table}" where "${column}" = $1`, [id]);
    counts[table] = (counts[table] ?? 0) + row.count;
  }
  return counts;
}
