import { createHash, randomBytes } from 'node:crypto';
import jsQr from 'jsqr';
import { beforeEach, describe, expect, test } from 'vitest';
import { encodeQr, type QrModules } from '#base/qr-code.ts';
import { openSecrets } from '#server-kit/secrets/secrets.ts';
import { seedColumn } from '../../secret-columns.ts';
import { ensureFirstAdmin } from '../index.ts';
import {
  countByStatus,
  createBrowser,
  newOwner,
  newPerson,
  type Person,
  startAccounts,
  type TestBrowser,
} from '../testing/test-browser.ts';
import { codeOf, stepAt, stepOf } from './second-factor.ts';
import { base32Of } from './second-factor-setup.ts';

/** The middle of a TOTP step. */
const start = new Date('2027-03-01T10:00:15Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const path = '/api/account/second-factor';
const codesPath = '/api/account/recovery-codes';

const api = await startAccounts({ RATE_LIMITS: 'off' });
beforeEach(() => api.setTime(start));

function bytesOf(base32: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
const codeAt = (secret: string, time: Date) => codeOf(bytesOf(secret), stepAt(time));
const wrongFor = (secret: string, time: Date) => {
  const adjacentCodes = [-2, -1, 0, 1, 2].map((shift) => codeOf(bytesOf(secret), stepAt(time) + shift));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !adjacentCodes.includes(code)) ?? ''
  );
};

async function switchOn(browser: TestBrowser, time = start) {
  const { secret } = (await browser.send('POST', path)).body;
  const confirmed = await browser.send('PUT', path, { code: codeAt(secret, time) });
  expect(confirmed.status).toBe(200);
  return { secret: secret as string, recoveryCodes: confirmed.body.recoveryCodes as string[], confirmed };
}
const wrongCode = { code: 'הקוד שגוי או שכבר נעשה בו שימוש' };
const accountOf = async (browser: TestBrowser) => (await browser.send('GET', '/api/account')).body;
const rowOf = ({ email }: Person) => api.row('select * from users where email = $1', [email]);
/** Stores a secret as if no code had been used yet. */
const setSecret = (id: number, secret: Buffer) =>
  api.pool.query('update users set second_factor_secret = $2, second_factor_step = 0 where id = $1', [id, secret]);
/** The status of a sign-in with this code in a new browser. */
const loginStatus = async (person: Person, code?: string, kit = api) =>
  (await createBrowser(kit).login(person, { code })).status;

describe('a code', () => {
  test('matches RFC 6238 with SHA-1', () => {
    const secret = Buffer.from('12345678901234567890');
    const vectors = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_111_111_111, '050471'],
      [1_234_567_890, '005924'],
      [2_000_000_000, '279037'],
      [20_000_000_000, '353130'],
    ] as const;
    for (const [seconds, code] of vectors) expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  test('matches its step within 30 seconds either way, and none beyond', () => {
    const secret = Buffer.from('12345678901234567890');
    for (const drift of [-30, 0, 30]) {
      const code = codeOf(secret, stepAt(later(drift)));
      expect(stepOf(secret, code, start)).toBe(stepAt(later(drift)));
    }
    for (const drift of [-90, -60, 60, 90])
      expect(stepOf(secret, codeOf(secret, stepAt(later(drift))), start)).toBeUndefined();
    for (const code of ['', '12345', '1234567', 'abcdef', 'אבגדהו'])
      expect(stepOf(secret, code, start)).toBeUndefined();
  });

  test('secrets are encoded as RFC 4648 base32 without padding', () => {
    const vectors = {
      '': '',
      f: 'MY',
      fo: 'MZXQ',
      foo: 'MZXW6',
      foob: 'MZXW6YQ',
      fooba: 'MZXW6YTB',
      foobar: 'MZXW6YTBOI',
    };
    for (const [text, written] of Object.entries(vectors)) expect(base32Of(Buffer.from(text))).toBe(written);
  });
});

describe('setting up', () => {
  test('returns a secret and its URI, which can be read from the QR code', async () => {
    const browser = createBrowser(api);
    const person = newPerson({ email: `o'dana+cards-${Date.now()}@cards.example` });
    await browser.register(person);
    const { status, body } = await browser.send('POST', path);
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.uri);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Negia:[^@\s]+\?secret=/);
    expect(decodeURIComponent(uri.pathname)).toMatch(new RegExp(`Negia:${person.email.replace('+', '\\+')}$`));
    const settings = { secret: body.secret, issuer: 'Negia', algorithm: 'SHA1', digits: '6', period: '30' };
    expect(Object.fromEntries(uri.searchParams)).toEqual(settings);
    expect(readPicture(encodeQr(body.uri))).toBe(body.uri);
  });

  test('with the longest address still fits a QR code', async () => {
    const { browser, person } = await newOwner(api);
    const email = `${'a+'.repeat(30)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    await api.pool.query('update users set email = $1 where email = $2', [email, person.email]);
    const { body } = await browser.send('POST', path);
    expect(readPicture(encodeQr(body.uri))).toBe(body.uri);
  });

  test('takes effect only after a code is confirmed; a second start replaces the secret', async () => {
    const { browser, person } = await newOwner(api);
    const first = (await browser.send('POST', path)).body.secret;
    expect(await accountOf(browser)).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
    expect(await loginStatus(person)).toBe(200);
    const second = (await browser.send('POST', path)).body.secret;
    expect(second).not.toBe(first);
    const rejected = await browser.send('PUT', path, { code: codeAt(first, start) });
    expect([rejected.status, rejected.body.fields]).toEqual([400, wrongCode]);
    const empty = await browser.send('PUT', path, { code: ' - ' });
    expect([empty.status, empty.body.fields]).toEqual([400, { code: 'הקלידו את הקוד מאפליקציית האימות' }]);
    const { status, body } = await browser.send('PUT', path, { code: codeAt(second, start) });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  });

  test('refuses wrong, old and future codes, accepts one 30 seconds off, and reports invalid input', async () => {
    for (const drift of [-30, 30]) {
      const { browser } = await newOwner(api);
      const { secret } = (await browser.send('POST', path)).body;
      const rejected = [-90, -60, 60, 90].map((seconds) => codeAt(secret, later(seconds)));
      for (const code of [...rejected, wrongFor(secret, start), 'abcde-fghij', undefined, 7, '12', null])
        expect((await browser.send('PUT', path, { code })).body).toMatchObject({
          code: 'invalid_input',
          fields: wrongCode,
        });
      const spaced = ` ${codeAt(secret, later(drift)).replace(/^.../, '$& ')}`;
      expect((await browser.send('PUT', path, { code: spaced })).status).toBe(200);
    }
  });

  test('without a start, and when already enabled, returns a conflict with its reason', async () => {
    const { browser } = await newOwner(api);
    const notStarted = { code: 'conflict', message: 'קודם סורקים את הקוד באפליקציית האימות' };
    expect((await browser.send('PUT', path, { code: '123456' })).body).toMatchObject(notStarted);
    expect((await browser.send('PUT', codesPath)).status).toBe(409);
    const { secret } = await switchOn(browser);
    const already = { code: 'conflict', message: 'אימות דו־שלבי כבר פועל' };
    expect((await browser.send('POST', path)).body).toMatchObject(already);
    expect((await browser.send('PUT', path, { code: codeAt(secret, later(30)) })).body).toMatchObject(already);
  });

  test('of 50 concurrent confirmations one succeeds, and there are ten recovery codes', async () => {
    const { browser } = await newOwner(api);
    const { secret } = (await browser.send('POST', path)).body;
    const code = codeAt(secret, start);
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.send('PUT', path, { code })));
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await accountOf(browser)).recoveryCodesLeft).toBe(10);
  });

  test('ends all other sessions of the account, and of no other account', async () => {
    const { browser, person } = await newOwner(api);
    const other = createBrowser(api);
    await other.login(person);
    const otherOwner = await newOwner(api);
    await switchOn(browser);
    expect((await other.send('GET', '/api/account')).status).toBe(401);
    expect((await browser.send('GET', '/api/account')).status).toBe(200);
    expect(await accountOf(otherOwner.browser)).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
    expect(await loginStatus(otherOwner.person)).toBe(200);
  });
});

describe('signing in', () => {
  test('requires the code, with the error at its field', async () => {
    const { browser, person } = await newOwner(api);
    const { secret } = await switchOn(browser);
    const guest = createBrowser(api);
    const missing = await guest.login(person);
    expect([missing.status, missing.body.fields]).toEqual([401, { code: 'הקלידו את הקוד מאפליקציית האימות' }]);
    const wrong = await guest.login(person, { code: wrongFor(secret, start) });
    expect([wrong.status, wrong.body.fields]).toEqual([401, wrongCode]);
    const code = codeAt(secret, later(30));
    expect((await guest.login({ ...person, password: 'not-the-password' }, { code })).body.fields).toBeUndefined();
    expect((await guest.send('GET', '/api/account')).status).toBe(401);
    expect((await guest.login(person, { code })).status).toBe(200);
  });

  test('refuses the code that enabled it, every code twice, and earlier codes', async () => {
    const { browser, person } = await newOwner(api);
    const { secret } = await switchOn(browser);
    const statuses: number[] = [];
    for (const seconds of [0, -30, 90, 30, 30, 0])
      statuses.push(await loginStatus(person, codeAt(secret, later(seconds))));
    expect(statuses).toEqual([401, 401, 401, 200, 401, 401]);
  });

  test('of 50 concurrent requests with one code one succeeds', async () => {
    const { browser, person } = await newOwner(api);
    const { secret } = await switchOn(browser);
    const code = codeAt(secret, later(30));
    const answers = await Promise.all(Array.from({ length: 50 }, () => createBrowser(api).login(person, { code })));
    expect(countByStatus(answers)).toEqual({ 200: 1, 401: 49 });
  });

  test('accepts each recovery code once, in any spelling, also under concurrent requests', async () => {
    const { browser, person } = await newOwner(api);
    const { recoveryCodes } = await switchOn(browser);
    const [one = '', two = ''] = recoveryCodes;
    const written = ` ${one.toUpperCase().replace('-', ' - ')}`;
    expect(await loginStatus(person, written)).toBe(200);
    expect(await loginStatus(person, one)).toBe(401);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => createBrowser(api).login(person, { code: two })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await accountOf(browser)).recoveryCodesLeft).toBe(8);
    const otherOwner = await newOwner(api);
    await switchOn(otherOwner.browser);
    expect(await loginStatus(otherOwner.person, recoveryCodes[2])).toBe(401);
  });

  test('allows ten wrong codes an hour and then refuses all, even with the right password and code', async () => {
    const limited = await startAccounts();
    limited.setTime(start);
    const { browser, person } = await newOwner(limited);
    const { secret, recoveryCodes } = await switchOn(browser);
    const tryIt = (code: string) => createBrowser(limited).login(person, { code });
    for (let guess = 0; guess < 10; guess += 1) expect((await tryIt(wrongFor(secret, start))).status).toBe(401);
    for (const code of [codeAt(secret, later(30)), recoveryCodes[0] ?? '']) {
      const rejected = await tryIt(code);
      expect([rejected.status, rejected.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const otherOwner = await newOwner(limited);
    const otherCodes = await switchOn(otherOwner.browser);
    const code = codeAt(otherCodes.secret, later(30));
    expect(await loginStatus(otherOwner.person, code, limited)).toBe(200);
  });
});

describe('once enabled', () => {
  test('accepts old recovery codes stored as SHA-256 until new ones are created', async () => {
    const { browser, person } = await newOwner(api);
    await switchOn(browser);
    const { id } = await rowOf(person);
    await api.pool.query('delete from recovery_codes where user_id = $1', [id]);
    for (const code of ['abcde23456', 'fghij23456'])
      await api.insert('recovery_codes', { user_id: id, code_hash: createHash('sha256').update(code).digest() });
    expect(await loginStatus(person, 'abcde-23456')).toBe(200);
    expect(await loginStatus(person, 'abcde-23456')).toBe(401);
    await browser.send('PUT', codesPath);
    expect(await loginStatus(person, 'fghij-23456')).toBe(401);
  });

  test('new recovery codes invalidate the old ones; concurrent renewals leave one set', async () => {
    const { browser, person } = await newOwner(api);
    const { recoveryCodes } = await switchOn(browser);
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.send('PUT', codesPath)));
    for (const { status, body } of answers) expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    expect(await accountOf(browser)).toMatchObject({ recoveryCodesLeft: 10, hasSecondFactor: true });
    expect(await loginStatus(person, recoveryCodes[0])).toBe(401);
    const last = (await browser.send('PUT', codesPath)).body.recoveryCodes;
    expect(await loginStatus(person, last[0])).toBe(200);
  });

  test('removing it clears the secret and codes; the password alone works again, and it can be set up again at once', async () => {
    const { browser, person } = await newOwner(api);
    await switchOn(browser);
    const { status, body } = await browser.send('DELETE', path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
    expect(await rowOf(person)).toMatchObject({ second_factor_secret: null, second_factor_since: null });
    expect(await loginStatus(person)).toBe(200);
    expect((await browser.send('DELETE', path)).status).toBe(200);
    await switchOn(browser);
  });

  test('the secret is encrypted in the database, bound to the row of its owner', async () => {
    const [one, two] = [await newOwner(api), await newOwner(api)];
    const { secret } = await switchOn(one.browser);
    await switchOn(two.browser);
    const [row, other] = [await rowOf(one.person), await rowOf(two.person)];
    expect(row.second_factor_secret.toString()).toMatch(/^enc1\.[\da-f]{8}\./);
    expect(row.second_factor_secret.includes(bytesOf(secret))).toBe(false);
    await setSecret(other.id, row.second_factor_secret);
    const answer = await createBrowser(api).login(two.person, { code: codeAt(secret, start) });
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });

  test('a secret stored before encryption still works', async () => {
    const { browser, person } = await newOwner(api);
    const { secret } = await switchOn(browser);
    await setSecret((await rowOf(person)).id, bytesOf(secret));
    expect(await loginStatus(person, codeAt(secret, start))).toBe(200);
  });

  test('a secret under a missing key returns 503 and allows only recovery codes', async () => {
    const { browser, person } = await newOwner(api);
    const { secret, recoveryCodes } = await switchOn(browser);
    const { id } = await rowOf(person);
    const otherSecrets = await openSecrets({ dataDir: api.services.config.dataDir, secretsKeys: [randomBytes(32)] });
    await setSecret(id, Buffer.from(otherSecrets.encrypt(bytesOf(secret), seedColumn, id)));
    const answer = await createBrowser(api).login(person, { code: codeAt(secret, start) });
    expect([answer.status, answer.body.message]).toEqual([503, expect.stringContaining('קוד שחזור')]);
    expect(answer.body.token).toBeUndefined();
    expect(api.logged.join()).toContain('second factor cannot be decrypted');
    expect(await loginStatus(person, recoveryCodes[0])).toBe(200);
  });

  test('the secret and the codes appear in no log and no other response; codes are stored as hashes', async () => {
    const { browser, person } = await newOwner(api);
    const { secret, recoveryCodes, confirmed } = await switchOn(browser);
    const outputs = [JSON.stringify(confirmed.body)];
    for (const one of ['/api/account', '/api/auth/current-user', '/api/account/sessions'])
      outputs.push(JSON.stringify((await browser.send('GET', one)).body));
    outputs.push(JSON.stringify((await createBrowser(api).login(person, { code: codeAt(secret, later(30)) })).body));
    outputs.push(JSON.stringify((await browser.send('PUT', codesPath)).body), api.logged.join(''));
    const bytes = bytesOf(secret);
    for (const form of [secret, bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')])
      expect(outputs.join('')).not.toContain(form);
    const rows = await api.rows('select code_hash from recovery_codes');
    for (const { code_hash } of rows) expect(code_hash).toHaveLength(32);
    for (const code of recoveryCodes) expect(api.logged.join('')).not.toContain(code);
  });
});

test('ten minutes after the sign-in the password is required again', async () => {
  const { browser, person } = await newOwner(api);
  api.setTime(later(601));
  for (const [method, address, body] of [
    ['POST', path, undefined],
    ['PUT', path, { code: '123456' }],
    ['PUT', codesPath, undefined],
    ['DELETE', path, undefined],
  ] as const)
    expect((await browser.send(method, address, body)).body.code).toBe('confirm_needed');
  expect((await browser.send('POST', '/api/auth/confirm', { password: person.password })).status).toBe(200);
  await switchOn(browser, later(601));
});

describe('an admin', () => {
  const password = 'a-long-password-of-an-admin';

  test('on https has the role only after a sign-in with the second factor, and cannot disable it', async () => {
    const email = 'boss@cards.example';
    const settings = { PUBLIC_URL: 'https://cards.example', ALLOW_SANDBOX: '1', ADMIN_EMAIL: email };
    const secure = await startAccounts({ ...settings, RATE_LIMITS: 'off' });
    secure.setTime(start);
    await ensureFirstAdmin(secure.services.db, email, password);
    const browser = createBrowser(secure);
    expect((await browser.login({ email, password })).body.user.userRole).toBe('user');
    expect((await accountOf(browser)).adminLacks).toEqual(['secondFactor']);
    const { secret, confirmed } = await switchOn(browser);
    expect(confirmed.body.account.userRole).toBe('user');
    expect(confirmed.body.account.adminLacks).not.toEqual([]);
    const again = await browser.login({ email, password }, { code: codeAt(secret, later(30)) });
    expect(again.body.user.userRole).toBe('admin');
    expect((await accountOf(browser)).adminLacks).toEqual([]);
    const refusal = { code: 'conflict', message: 'מנהלי מערכת חייבים להפעיל אימות דו־שלבי' };
    expect((await browser.send('DELETE', path)).body).toMatchObject(refusal);
    expect((await accountOf(browser)).hasSecondFactor).toBe(true);
  });

  test('on localhost can enable and disable it, and retains the role', async () => {
    const email = 'admin@cards.example';
    await ensureFirstAdmin(api.services.db, email, password);
    const browser = createBrowser(api);
    expect((await browser.login({ email, password })).body.user.userRole).toBe('admin');
    const { confirmed } = await switchOn(browser);
    expect(confirmed.body.account.userRole).toBe('admin');
    expect((await browser.send('DELETE', path)).body).toMatchObject({ hasSecondFactor: false, userRole: 'admin' });
  });
});

/** Decodes the QR code as a camera would: dark modules of four pixels on white, with the page's quiet zone. */
function readPicture(rows: QrModules): string | undefined {
  const scale = 4;
  const border = 4;
  const side = (rows.length + 2 * border) * scale;
  const points = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = rows[Math.floor(y / scale) - border]?.[Math.floor(x / scale) - border];
      if (isDark) points.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return jsQr(points, side, side)?.data;
}
