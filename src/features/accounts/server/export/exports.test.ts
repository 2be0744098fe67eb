import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RunningJobs } from '#server-kit/jobs/jobs.ts';
import { collectExtensions } from '#server-kit/services/services.ts';
import { jobsDone } from '#server-kit/testing/test-services.ts';
import { accountsFeature, type ExportSection, exportSections } from '../index.ts';
import { base32Of } from '../second-factor/second-factor-setup.ts';
import { startJobs, sweep } from '../testing/run-jobs.ts';
import {
  enableSecondFactor,
  newGuest,
  newOwner,
  seedOf,
  startAccounts,
  type TestBrowser,
} from '../testing/test-browser.ts';

const path = '/api/account/exports';
const start = new Date('2027-03-01T22:30:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** A fake section of another feature that can be delayed or fail. */
const other = { read: async (_: number): Promise<unknown> => [] };
const otherSection = exportSections.with({ name: 'other', read: (_, userId) => other.read(userId) });
const sectionsTotal = 6;

let runner: RunningJobs | undefined;
const api = await startAccounts({ RATE_LIMITS: 'off' }, [otherSection]);
api.setTime(start);
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  vi.restoreAllMocks();
  api.setTime(start);
  await api.pool.query('delete from graphile_worker._private_jobs');
});

const runExportJob = async () => {
  runner ??= await startJobs(api);
};
const startExport = async (browser: TestBrowser) => (await browser.send('POST', path)).body;
const fetchExport = (browser: TestBrowser, id: number) => browser.send('GET', `${path}/${id}`);
const fetchFile = (browser: TestBrowser, id: number) => browser.send('GET', `${path}/${id}/file`);
async function exported(browser: TestBrowser) {
  const { id } = await startExport(browser);
  await runExportJob();
  await jobsDone(api);
  return id as number;
}
const keyOf = async (id: number) =>
  (await api.row('select file_key from account_exports where id = $1', [id]))?.file_key;
const storedKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of api.services.files.list('exports/')) keys.push(key);
  return keys;
};

describe('an export', () => {
  test('is queued, built by a job, and downloaded as a file', async () => {
    const { browser } = await newOwner(api);
    const started = await browser.send('POST', path);
    const waiting = { status: 'waiting', sectionsDone: 0, sectionsTotal, createdAt: start.toISOString() };
    expect([started.status, started.body]).toEqual([200, { id: expect.any(Number), ...waiting }]);
    const { id } = started.body;
    const early = await fetchFile(browser, id);
    expect([early.status, early.body.message]).toEqual([409, 'הקובץ עוד לא מוכן']);
    await runExportJob();
    await jobsDone(api);
    const ready = { ...started.body, status: 'ready', sectionsDone: sectionsTotal };
    expect((await fetchExport(browser, id)).body).toEqual(ready);
    const file = await fetchFile(browser, id);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^application\/json/);
    // 00:30 in Jerusalem.
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''negia-export-2027-03-02.json");
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.body).toMatchObject({ format: 'negia-export-1', exportedAt: start.toISOString() });
    const parts = ['account', 'sessions', 'devices', 'connectedSignIns', 'securityEvents', 'other'];
    expect(Object.keys(file.body.parts)).toEqual(parts);
  });

  test('contains all data of the owner and no secrets', async () => {
    const { browser, person, id: userId } = await newOwner(api);
    const { seed, recoveryCodes } = await enableSecondFactor(api, { browser, id: userId });
    await browser.send('PUT', '/api/account/email', { email: `next-${person.email}` });
    await browser.send('PUT', '/api/account', { displayName: 'דנה כהן "ובנות"' });
    await api.pool.query("update users set google_id = 'google-' || id where id = $1", [userId]);
    const second = await newGuest(api);
    await second.login(person, { code: recoveryCodes[0] });
    const file = await fetchFile(browser, await exported(browser));
    expect(file.body.parts.account).toEqual({
      id: userId,
      username: person.username,
      displayName: 'דנה כהן "ובנות"',
      email: person.email,
      emailVerifiedAt: null,
      pendingEmail: `next-${person.email}`,
      hasPassword: true,
      role: 'user',
      language: 'he',
      secondFactorSince: start.toISOString(),
      recoveryCodesLeft: 9,
      trialEndsAt: new Date(start.getTime() + 14 * 86_400_000).toISOString(),
      paidPackage: null,
      paidUntil: null,
      deletesAt: null,
      createdAt: start.toISOString(),
    });
    expect(file.body.parts.connectedSignIns).toEqual([{ provider: 'google', id: `google-${userId}` }]);
    expect(file.body.parts.sessions).toHaveLength(2);
    expect(Object.keys(file.body.parts.sessions[0]).sort()).toEqual(
      ['createdAt', 'expiresAt', 'id', 'isRemembered', 'lastSeenAt', 'userAgent'].sort(),
    );
    expect(file.body.parts.securityEvents[0]).toMatchObject({ kind: 'registered', address: '127.0.0.0' });
    expect(file.body.parts.devices).toHaveLength(2);
    await expectNoSecrets(JSON.stringify(file.body), userId, [base32Of(seed), person.password, ...recoveryCodes]);
  });

  test('reports its progress', async () => {
    const { browser } = await newOwner(api);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    vi.spyOn(other, 'read').mockReturnValue(promise);
    const { id } = await startExport(browser);
    await runExportJob();
    const halfway = { status: 'running', sectionsDone: sectionsTotal - 1, sectionsTotal };
    await expect.poll(async () => (await fetchExport(browser, id)).body, { interval: 10 }).toMatchObject(halfway);
    expect((await fetchFile(browser, id)).status).toBe(409);
    expect(await startExport(browser)).toMatchObject({ id, status: 'running' });
    release();
    await jobsDone(api);
    expect((await fetchExport(browser, id)).body).toMatchObject({ status: 'ready', sectionsDone: sectionsTotal });
  });

  test('requested 20 times at once is one, with one job; once it is ready the next is another', async () => {
    const { browser, id: userId } = await newOwner(api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => startExport(browser)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const rows = await api.rows("select 1 from graphile_worker.jobs where task_identifier = 'account-export'");
    expect(rows).toHaveLength(1);
    await runExportJob();
    await jobsDone(api);
    const next = await exported(browser);
    expect(next).not.toBe(answers[0].id);
    expect(await keyOf(next)).not.toBe(await keyOf(answers[0].id));
    const ownExports = await api.pool.query('select status from account_exports where user_id = $1', [userId]);
    expect(ownExports.rows).toEqual([{ status: 'ready' }, { status: 'ready' }]);
  });

  test('is stored under an unguessable name', async () => {
    const { browser } = await newOwner(api);
    const id = await exported(browser);
    const key = await keyOf(id);
    expect(key).toMatch(/^exports\/[0-9a-f]{64}\.json$/);
    const output = JSON.stringify((await fetchExport(browser, id)).body) + api.logged.join('');
    expect(output).not.toContain(key);
  });

  test('is of its own owner, whichever exports of others exist', async () => {
    await exported((await newOwner(api)).browser);
    const { browser, id: userId } = await newOwner(api);
    const file = await fetchFile(browser, await exported(browser));
    expect(file.body.parts.account.id).toBe(userId);
  });

  test('requires recent authentication to be created, not to be downloaded', async () => {
    const { browser, person } = await newOwner(api);
    const id = await exported(browser);
    api.setTime(later(11));
    expect((await browser.send('POST', path)).body.code).toBe('confirm_needed');
    expect((await fetchFile(browser, id)).status).toBe(200);
    await browser.send('POST', '/api/auth/confirm', { password: person.password });
    expect((await browser.send('POST', path)).status).toBe(200);
  });
});

describe('expiry of an export', () => {
  test('is after a day: 404 at once, and the row and file are deleted', async () => {
    const { browser } = await newOwner(api);
    const id = await exported(browser);
    const key = await keyOf(id);
    api.setTime(later(24 * 60 - 1));
    await sweep(api);
    expect((await fetchFile(browser, id)).status).toBe(200);
    expect(await storedKeys()).toContain(key);
    api.setTime(later(24 * 60));
    expect((await fetchExport(browser, id)).status).toBe(404);
    expect((await fetchFile(browser, id)).status).toBe(404);
    await sweep(api);
    expect(await keyOf(id)).toBeUndefined();
    expect(await storedKeys()).not.toContain(key);
  });

  test('is with the deletion of the account, also for a file that is being written', async () => {
    const { browser, id: userId } = await newOwner(api);
    const key = await keyOf(await exported(browser));
    const { promise, resolve: release } = Promise.withResolvers<void>();
    vi.spyOn(other, 'read').mockReturnValue(promise);
    const { id } = await startExport(browser);
    await expect
      .poll(async () => (await fetchExport(browser, id)).body.sectionsDone, { interval: 10 })
      .toBe(sectionsTotal - 1);
    const written = await keyOf(id);
    await api.pool.query('update users set deletes_at = $1 where id = $2', [later(-1), userId]);
    await sweep(api);
    expect(await storedKeys()).not.toContain(key);
    release();
    await jobsDone(api);
    expect(await storedKeys()).not.toContain(written);
  });

  test('a file without a row is deleted, one that is ready is not', async () => {
    const { browser } = await newOwner(api);
    const key = await keyOf(await exported(browser));
    const lost = `exports/${'0'.repeat(64)}.json`;
    await api.services.files.put(lost, Buffer.from('{}'), { contentType: 'application/json' });
    await sweep(api);
    expect(await storedKeys()).toContain(key);
    expect(await storedKeys()).not.toContain(lost);
  });
});

describe('a failed export', () => {
  test('because of the file store is reported at once, and the owner can start again', async () => {
    const { browser } = await newOwner(api);
    vi.spyOn(api.services.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    const id = await exported(browser);
    expect((await fetchExport(browser, id)).body).toMatchObject({ status: 'failed' });
    expect((await fetchFile(browser, id)).status).toBe(409);
    expect(api.logged.join('')).toContain('the disk is full');
    const next = await exported(browser);
    expect(next).not.toBe(id);
    expect((await fetchFile(browser, next)).status).toBe(200);
    vi.spyOn(api.services.files, 'get').mockRejectedValueOnce(new Error('the line was cut'));
    const cut = await fetchFile(browser, next);
    expect([cut.status, cut.body.code]).toEqual([503, 'unavailable']);
    expect(JSON.stringify(cut.body)).not.toContain('line was cut');
    await api.services.files.delete(await keyOf(next));
    expect((await fetchFile(browser, next)).status).toBe(404);
  });

  test('because of one section fails as a whole, instead of a file with a gap', async () => {
    const { browser } = await newOwner(api);
    vi.spyOn(other, 'read').mockRejectedValueOnce(new Error('no such room'));
    const id = await exported(browser);
    expect((await fetchExport(browser, id)).body).toMatchObject({ status: 'failed', sectionsDone: sectionsTotal - 1 });
    expect(await storedKeys()).not.toContain(await keyOf(id));
  });

  test('because of a server crash is reported after 15 minutes, and a late finish still counts', async () => {
    const { browser, person } = await newOwner(api);
    const { id } = await startExport(browser);
    api.setTime(later(14));
    await browser.send('POST', '/api/auth/confirm', { password: person.password });
    expect(await startExport(browser)).toMatchObject({ id, status: 'waiting' });
    api.setTime(later(15));
    expect((await fetchExport(browser, id)).body.status).toBe('failed');
    const next = await startExport(browser);
    expect(next.id).not.toBe(id);
    await runExportJob();
    await jobsDone(api);
    for (const one of [id, next.id]) expect((await fetchExport(browser, one)).body.status).toBe('ready');
  });

  test('two sections of the same name cannot be combined', () => {
    const section: ExportSection = { name: 'account', read: async () => [] };
    expect(() => collectExtensions([...accountsFeature.extensions, exportSections.with(section)])).toThrow('account');
  });
});

async function expectNoSecrets(file: string, userId: number, typed: readonly string[]): Promise<void> {
  const rows = async (text: string) => (await api.rows(text, [userId])).flatMap((row) => Object.values(row));
  const secretColumns = [
    ...(await rows('select password_hash, second_factor_secret from users where id = $1')),
    ...(await rows('select cookie_hash, token_key, former_csrf_hash from sessions where user_id = $1')),
    ...(await rows('select cookie_hash from known_devices where user_id = $1')),
    ...(await rows('select code_hash from recovery_codes where user_id = $1')),
    await seedOf(api, userId),
  ].filter((value) => value !== null);
  expect(secretColumns.length).toBeGreaterThan(12);
  const encodings = ['hex', 'base64', 'base64url', 'utf8'] as const;
  const forms = secretColumns.flatMap((value) =>
    Buffer.isBuffer(value)
      ? [...encodings.map((one) => value.toString(one)), JSON.stringify([...value])]
      : [String(value)],
  );
  for (const form of [...forms, ...typed]) expect(file).not.toContain(form);
  expect(file).not.toMatch(/hash|token|"type":"Buffer"/i);
}
