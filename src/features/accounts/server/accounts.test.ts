import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestServices } from '#server-kit/testing/test-services.ts';
import { ensureFirstAdmin } from './index.ts';
import { hashPassword, isCommonPassword, isPassword } from './session/password.ts';

const kit = await createTestServices();
beforeEach(() => kit.pool.query('delete from users'));

const users = () => kit.rows('select * from users order by id');
const email = 'owner@cards.example';

describe('the first admin', () => {
  test('is created once, with a password that is shown only then', async () => {
    const created = await ensureFirstAdmin(kit.services.db, email, undefined);
    expect(created).toEqual({ email, generatedPassword: expect.stringMatching(/^[\w-]{20}$/) });
    const [admin, ...others] = await users();
    expect(others).toEqual([]);
    expect(admin).toMatchObject({ email, role: 'admin', username: 'admin' });
    expect(await verify(admin.password_hash, created?.generatedPassword ?? '')).toBe(true);
    expect(JSON.stringify(admin)).not.toContain(created?.generatedPassword);
    expect(kit.logged.join('')).not.toContain(created?.generatedPassword);
  });

  test('with a passed password does not get it returned', async () => {
    const password = 'a-given-password-of-mine';
    expect(await ensureFirstAdmin(kit.services.db, email, password)).toEqual({ email, generatedPassword: undefined });
    expect(await verify((await users())[0].password_hash, password)).toBe(true);
  });

  test('is not created again, whatever is passed the second time', async () => {
    await ensureFirstAdmin(kit.services.db, email, 'the-first-password');
    const before = await users();
    expect(await ensureFirstAdmin(kit.services.db, 'other@cards.example', 'the-second-password')).toBeUndefined();
    expect(await ensureFirstAdmin(kit.services.db, email, undefined)).toBeUndefined();
    expect(await users()).toEqual(before);
  });

  test('generated passwords differ', async () => {
    const one = await ensureFirstAdmin(kit.services.db, email, undefined);
    await kit.pool.query('delete from users');
    const two = await ensureFirstAdmin(kit.services.db, email, undefined);
    expect(one?.generatedPassword).not.toBe(two?.generatedPassword);
  });

  test('is rolled back with the surrounding transaction', async () => {
    const undone = kit.services.db.transaction(async (tx) => {
      await ensureFirstAdmin(tx, email, 'a-given-password-of-mine');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await users()).toEqual([]);
  });
});

describe('a password', () => {
  const long = 'סיסמה ארוכה מאוד שאיש לא ינחש, ועוד כמה מילים כדי לעבור את הגבול';

  test('is hashed at full cost where no unit test runs', async () => {
    const thread = new Worker(new URL('./session/hash-thread.ts', import.meta.url), { env: {} });
    thread.postMessage({ id: 1, work: { kind: 'hash', password: long } });
    const [{ value }] = await once(thread, 'message');
    await thread.terminate();
    expect(value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is stored as argon2id, with a different hash each time', async () => {
    const [one, two] = await Promise.all([hashPassword(long), hashPassword(long)]);
    expect(one).toMatch(/^\$argon2id\$/);
    expect(one).not.toBe(two);
  });

  test('in Hebrew counts to its last character, far past 72 bytes', async () => {
    expect(Buffer.byteLength(long)).toBeGreaterThan(72);
    const hash = await hashPassword(long);
    expect(await verify(hash, long)).toBe(true);
    for (const wrong of [long.slice(0, -1), `${long}.`, long.slice(0, 40), ''])
      expect(await verify(hash, wrong)).toBe(false);
  });

  test('is equal in any Unicode composition', async () => {
    const hash = await hashPassword('cafe\u0301-ﬁle-password');
    expect(await verify(hash, 'caf\u00e9-file-password')).toBe(true);
  });

  test('is compared whole, and a missing hash matches nothing', async () => {
    const hash = await hashPassword(long);
    expect(await isPassword(hash, long)).toBe(true);
    expect(await isPassword(hash, `${long} `)).toBe(false);
    for (const none of [null, undefined]) expect(await isPassword(none, long)).toBe(false);
  });

  test('hashing is queued, and rejected when the queue is too long', async () => {
    const all = await Promise.allSettled(Array.from({ length: 130 }, () => hashPassword(long)));
    const rejected = all.filter((one) => one.status === 'rejected');
    expect(rejected.length).toBeGreaterThan(0);
    for (const { reason } of rejected)
      expect(reason).toMatchObject({ code: 'unavailable', options: { message: 'accounts.login.busy' } });
    expect(await isPassword(await hashPassword(long), long)).toBe(true);
  });

  test.each([
    '123456',
    'password',
    'Password',
    'PASSWORD1',
    'qwerty',
    'qwerty123!',
    'iloveyou',
    'letmein',
    '111111',
    'abcdef',
    '654321',
    'אבגדהו',
    'סיסמה',
    'סיסמה1',
    'שלום1234',
    "/'קראטו",
    'שדגכעי',
    'ישראל2026',
    'ａｄｍｉｎ１２３',
    'dragon12',
  ])('%s is a common password', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['shemesh-bayam-7', 'שמש בים ורוח', 'kova-adom-99', 'my cat eats at 7', 'אבטיח#בקיץ'])(
    '%s is not a common password',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
