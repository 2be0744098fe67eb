import { beforeEach, expect, test } from 'vitest';
import { startGoogleSite } from '../testing/google-sign-in.ts';
import { sweep } from '../testing/run-jobs.ts';
import { createBrowser, newOwner, newPerson } from '../testing/test-browser.ts';

const start = new Date();
const day = 86_400_000;

const { api, person, signInWithGoogle, userRow } = await startGoogleSite();
beforeEach(() => api.setTime(start));

const at = (milliseconds: number) => api.setTime(new Date(start.getTime() + milliseconds));
const rename = async (browser: ReturnType<typeof createBrowser>, username: string) =>
  (await browser.send('PUT', '/api/account', { username })).status;

test('a released username is reserved for ninety days: for registering, renaming and Google', async () => {
  const former = await newOwner(api);
  const name = former.person.username;
  expect(await rename(former.browser, `${name}x`)).toBe(200);
  const other = await newOwner(api);
  const rejected = await createBrowser(api).register(newPerson({ username: name.toUpperCase() }));
  expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([409, ['username']]);
  expect(await rename(other.browser, name)).toBe(409);
  const { browser, as, email } = person(name);
  await signInWithGoogle(browser, as);
  expect((await userRow(email)).username).not.toBe(name);
  at(90 * day);
  await sweep(api);
  expect((await createBrowser(api).register(newPerson({ username: name }))).status).toBe(200);
});

test('the former owner can take it back at any time, and release it again', async () => {
  const { browser, person } = await newOwner(api);
  expect(await rename(browser, `${person.username}x`)).toBe(200);
  expect(await rename(browser, person.username)).toBe(200);
  expect(await rename(browser, `${person.username}y`)).toBe(200);
  expect((await createBrowser(api).register(newPerson({ username: person.username }))).status).toBe(409);
});

test('the username of a deleted account is reserved too; nothing else of the account remains', async () => {
  const { browser, person } = await newOwner(api);
  await browser.send('POST', '/api/account/deletion', { confirmation: person.username });
  at(30 * day + 1);
  await sweep(api);
  expect(await userRow(person.email)).toBeUndefined();
  const rows = await api.rows('select * from reserved_names where name_key = $1', [person.username]);
  expect(rows).toMatchObject([{ kind: 'username', user_id: null }]);
  expect((await createBrowser(api).register(newPerson({ username: person.username }))).status).toBe(409);
  at(120 * day + 2);
  await sweep(api);
  expect(await api.rows('select 1 from reserved_names where name_key = $1', [person.username])).toEqual([]);
  expect((await createBrowser(api).register(newPerson({ username: person.username }))).status).toBe(200);
});
