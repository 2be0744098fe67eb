import { afterEach, describe, expect, test } from 'vitest';
import { jobsDone } from '#server-kit/testing/test-services.ts';
import { signedInUsername, startGoogleSite } from '../testing/google-sign-in.ts';
import { mailsTo, newVerifiedOwner, startJobs, tokenIn } from '../testing/run-jobs.ts';
import {
  countByStatus,
  createBrowser,
  enableSecondFactor,
  newGuest,
  newPerson,
  type Person,
  type TestBrowser,
} from '../testing/test-browser.ts';

const { api, google, person, signInWithGoogle, userRow } = await startGoogleSite();
await startJobs(api);
afterEach(() => api.setTime(undefined));

const day = 86_400_000;
const newPassword = 'yam-hamelach-4-ever';
const mailed = async (address: string, page: string) => {
  await jobsDone(api);
  const mails = (await mailsTo(api, address)).filter(({ text }) => text.includes(`/${page}#token=`));
  return mails.map(tokenIn);
};
const lastMailed = async (address: string, page: string) => (await mailed(address, page)).at(-1) ?? '';
const post = async (path: string, body: unknown, browser?: TestBrowser) =>
  (browser ?? (await newGuest(api))).send('POST', `/api/auth/${path}`, body);
async function resetByMail(email: string, password = newPassword) {
  await post('forgot-password', { email });
  return post('reset-password', { token: await lastMailed(email, 'reset-password'), password });
}
const undo = async (token: string) => post('undo-change', { token });

/** An account that the attacker created for the victim's address and linked to the attacker's Google account. */
async function prehijackedAccount(sub: string) {
  const victim = newPerson();
  const attacker = createBrowser(api);
  const { token, user } = (await attacker.register(victim)).body;
  const googleAccount = person(sub);
  expect(await signInWithGoogle(attacker, googleAccount.as, '?connect=1')).toBe('/?auth=google-connected');
  return { victim, attacker, googleAccount, id: user.id as number, token: token as string };
}

const verifiedOwner = async () => {
  const user = await newVerifiedOwner(api);
  return { ...user, owner: user.person };
};

async function expectSignedOut(attacker: TestBrowser, before: Person, bearer: string) {
  expect(await signedInUsername(attacker)).toBeUndefined();
  const byToken = await api.send('GET', '/api/auth/current-user', undefined, { authorization: `Bearer ${bearer}` });
  expect(byToken.status).toBe(401);
  expect((await createBrowser(api).login(before)).status).toBe(401);
}

describe('an account that an attacker registered at the address of a victim', () => {
  test('is closed to their Google, session and password once the victim opens the link and resets the password', async () => {
    const { victim, attacker, googleAccount, token } = await prehijackedAccount('planted-reset');
    await post('verify-email', { token: await lastMailed(victim.email, 'verify-email') });
    expect((await resetByMail(victim.email)).status).toBe(200);
    await expectSignedOut(attacker, victim, token);
    const back = createBrowser(api);
    await signInWithGoogle(back, googleAccount.as);
    // The attacker's Google account gets a separate new account.
    expect(await signedInUsername(back)).toBe(googleAccount.email);
    expect((await createBrowser(api).login({ ...victim, password: newPassword })).status).toBe(200);
  });

  test('is closed to them once the victim opens the link in the email, and no data is lost', async () => {
    const { victim, attacker, googleAccount, id, token } = await prehijackedAccount('planted-verify');
    await enableSecondFactor(api, { browser: attacker, id });
    const link = await lastMailed(victim.email, 'verify-email');

    const merely = await post('verify-email', { token: link });
    expect([merely.status, Object.keys(merely.body.fields)]).toEqual([403, ['password']]);
    expect((await userRow(victim.email)).email_verified_at).toBeNull();
    const weak = await post('verify-email', { token: link, password: victim.username });
    expect([weak.status, Object.keys(weak.body.fields)]).toEqual([400, ['password']]);

    const verified = await post('verify-email', { token: link, password: newPassword });
    expect([verified.status, verified.body.email]).toEqual([200, victim.email]);
    await expectSignedOut(attacker, victim, token);
    const back = createBrowser(api);
    await signInWithGoogle(back, googleAccount.as);
    expect(await signedInUsername(back)).toBe(googleAccount.email);
    for (const table of ['sessions', 'known_devices', 'one_time_tokens', 'recovery_codes'])
      expect(await api.rows(`select 1 from ${table} where user_id = $1`, [id])).toEqual([]);
    const entered = createBrowser(api);
    expect((await entered.login({ ...victim, password: newPassword })).status).toBe(200);
    const opened = { id, username: victim.username, isEmailVerified: true, hasSecondFactor: false, hasGoogle: false };
    expect((await entered.send('GET', '/api/account')).body).toMatchObject(opened);
    expect((await post('verify-email', { token: link, password: 'one-more-password-3' })).status).toBe(400);
  });

  test('does not require their second factor after a reset', async () => {
    const { victim, attacker, id } = await prehijackedAccount('planted-factor');
    await enableSecondFactor(api, { browser: attacker, id });
    await resetByMail(victim.email);
    expect((await createBrowser(api).login({ ...victim, password: newPassword })).status).toBe(200);
  });
});

test('a Google account linked from a stolen session is disconnected when the owner resets the password', async () => {
  const { owner, browser } = await verifiedOwner();
  const thief = createBrowser(api);
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  const googleAccount = person('thief');
  expect(await signInWithGoogle(thief, googleAccount.as, '?connect=1')).toBe('/?auth=google-connected');
  expect((await resetByMail(owner.email)).status).toBe(200);
  expect(await signedInUsername(thief)).toBeUndefined();
  const back = createBrowser(api);
  await signInWithGoogle(back, googleAccount.as);
  expect(await signedInUsername(back)).toBe(googleAccount.email);
  expect((await userRow(owner.email)).google_id).toBeNull();
});

describe('the legitimate owner', () => {
  test('who is signed in where the link opens retains session and password', async () => {
    const { owner, browser } = await verifiedOwner();
    expect(await signedInUsername(browser)).toBe(owner.email);
    expect((await createBrowser(api).login(owner)).status).toBe(200);
  });

  test('who opens the link elsewhere can sign in there first, and retains the other session', async () => {
    const owner = newPerson();
    const phone = createBrowser(api);
    await phone.register(owner);
    const token = await lastMailed(owner.email, 'verify-email');
    const mailApp = createBrowser(api);
    await mailApp.login(owner);
    expect((await post('verify-email', { token }, mailApp)).status).toBe(200);
    expect(await signedInUsername(phone)).toBe(owner.email);
  });

  test('confirms a new address only where they are signed in: the recipient of a mistyped one gets 403', async () => {
    const { owner, browser } = await verifiedOwner();
    const next = `next-${owner.email}`;
    await browser.send('PUT', '/api/account/email', { email: next });
    const token = await lastMailed(next, 'verify-email');
    for (const body of [{ token }, { token, password: newPassword }]) {
      const { status, body: responseBody } = await post('verify-email', body);
      expect([status, Object.keys(responseBody.fields)]).toEqual([403, ['session']]);
    }
    const other = createBrowser(api);
    await other.register();
    expect((await post('verify-email', { token }, other)).status).toBe(403);
    expect((await post('verify-email', { token }, browser)).body.email).toBe(next);
  });
});

describe('each change of a sign-in method', () => {
  const subjectsTo = async (address: string) => {
    await jobsDone(api);
    return (await mailsTo(api, address)).map(({ headers }) => headers.get('subject'));
  };

  test('is emailed to the owner with an undo link', async () => {
    const { owner, browser, id } = await verifiedOwner();
    const change = { currentPassword: owner.password, password: newPassword };
    // One after the other: several mails at once go out in any order.
    for (const makeChange of [
      () => browser.send('PUT', '/api/account/password', change),
      () => signInWithGoogle(browser, person('told-of').as, '?connect=1'),
      () => browser.send('DELETE', '/api/account/google'),
      () => enableSecondFactor(api, { browser, id }),
      () => browser.send('PUT', '/api/account/recovery-codes'),
      () => browser.send('DELETE', '/api/account/second-factor'),
    ]) {
      await makeChange();
      await jobsDone(api);
    }
    expect((await subjectsTo(owner.email)).slice(1)).toEqual([
      'הסיסמה של החשבון שלכם בנגיעה הוחלפה',
      'כניסה עם Google חוברה לחשבון שלכם בנגיעה',
      'הכניסה עם Google הוסרה מהחשבון שלכם בנגיעה',
      'אימות דו־שלבי הופעל בחשבון שלכם בנגיעה',
      'נוצרו קודי שחזור חדשים לחשבון שלכם בנגיעה',
      'אימות דו־שלבי כובה בחשבון שלכם בנגיעה',
    ]);
    const tokens = await mailed(owner.email, 'undo-change');
    expect(new Set(tokens).size).toBe(6);
    expect((await undo(tokens[0] ?? '')).status).toBe(200);
    expect(await signedInUsername(browser)).toBeUndefined();
    expect((await createBrowser(api).login({ ...owner, password: newPassword })).status).toBe(401);
    // Works once; a link for another change is still valid.
    expect((await undo(tokens[0] ?? '')).status).toBe(400);
    expect((await undo(tokens[5] ?? '')).status).toBe(200);
    const reset = await lastMailed(owner.email, 'reset-password');
    expect((await post('reset-password', { token: reset, password: 'shlishi-babait-3' })).status).toBe(200);
    expect((await createBrowser(api).login({ ...owner, password: 'shlishi-babait-3' })).status).toBe(200);
  });

  test('is not emailed to an unverified address', async () => {
    const owner = newPerson();
    const browser = createBrowser(api);
    await browser.register(owner);
    await browser.send('PUT', '/api/account/password', { currentPassword: owner.password, password: newPassword });
    const next = `next-${owner.email}`;
    await browser.send('PUT', '/api/account/email', { email: next });
    await post('verify-email', { token: await lastMailed(next, 'verify-email') }, browser);
    expect(await subjectsTo(owner.email)).toHaveLength(1);
    expect(await mailed(owner.email, 'undo-change')).toEqual([]);
    expect((await createBrowser(api).register(newPerson({ email: owner.email }))).status).toBe(200);
  });

  test('by a planted second factor is undone by the link in its own email', async () => {
    const { owner, browser, id } = await verifiedOwner();
    await enableSecondFactor(api, { browser, id });
    await undo(await lastMailed(owner.email, 'undo-change'));
    const closed = { second_factor_since: null, second_factor_secret: null, password_hash: null };
    expect(await userRow(owner.email)).toMatchObject(closed);
    const token = await lastMailed(owner.email, 'reset-password');
    await post('reset-password', { token, password: newPassword });
    expect((await createBrowser(api).login({ ...owner, password: newPassword })).status).toBe(200);
  });

  test('of the address can be reverted to the old one, even after a thief changed it again', async () => {
    const { owner, browser } = await verifiedOwner();
    const [first, second] = [`one-${owner.email}`, `two-${owner.email}`];
    for (const email of [first, second]) {
      await browser.send('PUT', '/api/account/email', { email });
      await post('verify-email', { token: await lastMailed(email, 'verify-email') }, browser);
    }
    expect((await resetByMail(second)).status).toBe(200);
    const thiefs = await lastMailed(first, 'undo-change');
    // An address to which the change can still be undone stays reserved.
    expect((await createBrowser(api).register(newPerson({ email: owner.email }))).body.fields).toHaveProperty('email');
    const holderPerson = person('holder');
    google.accounts.set('holder', { email: owner.email, email_verified: true });
    expect(await signInWithGoogle(holderPerson.browser, holderPerson.as)).toBe('/?auth=google-exists');

    const back = await undo(await lastMailed(owner.email, 'undo-change'));
    expect([back.status, back.body.email]).toEqual([200, owner.email]);
    expect((await createBrowser(api).login({ email: second, password: newPassword })).status).toBe(401);
    expect((await undo(thiefs)).status).toBe(400);
    const token = await lastMailed(owner.email, 'reset-password');
    expect((await post('reset-password', { token, password: 'shlishi-babait-3' })).status).toBe(200);
    expect((await createBrowser(api).login({ ...owner, password: 'shlishi-babait-3' })).status).toBe(200);
  });

  test('can be undone for seven days to the millisecond, by one of many concurrent requests', async () => {
    const { owner, browser } = await verifiedOwner();
    const now = new Date(Date.now() + 60_000);
    api.setTime(now);
    await browser.send('PUT', '/api/account/password', { currentPassword: owner.password, password: newPassword });
    const token = await lastMailed(owner.email, 'undo-change');
    api.setTime(new Date(now.getTime() + 7 * day));
    expect((await undo(token)).status).toBe(400);
    api.setTime(new Date(now.getTime() + 7 * day - 1));
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
    expect(countByStatus(answers)).toEqual({ 200: 1, 400: 9 });
  });

  test('is not undone by a link of another kind or an invalid one', async () => {
    const { owner } = await verifiedOwner();
    await post('forgot-password', { email: owner.email });
    for (const token of ['', 'x', 'a'.repeat(43), await lastMailed(owner.email, 'reset-password')])
      expect((await undo(token)).body.fields).toEqual({ token: 'הקישור כבר לא בתוקף. בקשו קישור חדש' });
  });
});
