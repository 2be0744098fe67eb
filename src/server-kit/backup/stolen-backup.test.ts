import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { features } from '#entries/features.ts';
import { prepareDatabase } from '#entries/prepare.ts';
import { secretColumns, tablesWithoutRows } from '#entries/secret-columns.ts';
import { identify } from '#features/accounts/server/index.ts';
import { codeOf, stepAt } from '#features/accounts/server/second-factor/second-factor.ts';
import { createBrowser, newPerson, seedOf } from '#features/accounts/server/testing/test-browser.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import { describeUnreadable, encryptColumns, openSecrets } from '../secrets/secrets.ts';
import { makeBackup } from './commands.ts';
import { restoreTables } from './restore-backup.ts';

const start = (settings: Record<string, string> = {}) =>
  startTestApi({ features, identify, settings: { RATE_LIMITS: 'off', ...settings } });

const person = newPerson();
const key = randomBytes(32).toString('base64');
const api = await start({ SECRETS_KEY: key });
await seedPackages(api.services.db);
const owner = createBrowser(api);
const userId: number = (await owner.register(person)).body.user.id;
await owner.send('POST', '/api/account/second-factor');
const seed = await seedOf(api, userId);
await owner.send('PUT', '/api/account/second-factor', { code: codeOf(seed, stepAt(new Date())) });
const saved = await owner.send('PUT', '/api/leads/webhook', { url: 'https://hook.example/' });
const webhookSecret: string = saved.body.webhook.secret;
await api.pool.query(`insert into one_time_tokens values ($1, $2, 'reset', null, now() + interval '1 hour')`, [
  randomBytes(32),
  userId,
]);
await api.pool.query(`insert into oauth_states values ($1, $2, now() + interval '1 hour')`, [
  randomBytes(32),
  JSON.stringify({ verifier: randomBytes(32).toString('base64url') }),
]);
const credentialRows = await api.rows(
  `select token_key as value from sessions union all select cookie_hash from sessions
   union all select cookie_hash from known_devices union all select token_hash from one_time_tokens
   union all select cookie_hash from oauth_states union all select convert_to(state->>'verifier', 'UTF8') from oauth_states`,
);
const credentials: Buffer[] = credentialRows.map(({ value }) => value);
const folder = join(await temporaryFolder(), 'backup');
const { files, clock } = api.services;
const manifest = await makeBackup({ pool: api.pool, files, folder, clock, tablesWithoutRows });

async function bytesOf(path: string): Promise<Buffer> {
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = async (file: string) => {
    const bytes = await readFile(file);
    return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  };
  return Buffer.concat(await Promise.all(files.map(read)));
}

test('a backup contains no seeds, secrets or session credentials in any encoding', async () => {
  const bytes = await bytesOf(folder);
  expect(bytes.includes(person.email)).toBe(true);
  expect(credentials.length).toBe(6);
  for (const one of [seed, Buffer.from(webhookSecret), Buffer.from(key, 'base64'), ...credentials])
    for (const form of [one, ...(['hex', 'base64', 'base64url'] as const).map((name) => one.toString(name))])
      expect(bytes.includes(form)).toBe(false);
});

test('tables of sessions, devices and links are included without rows', async () => {
  const counts = new Map(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table.rows]));
  expect(tablesWithoutRows.map((name) => counts.get(name))).toEqual([0, 0, 0, 0]);
  expect(counts.get('public.users')).toBe(1);
});

test('a token signed with the key stored in the database returns 401', async () => {
  const { rows } = await api.pool.query('select id, token_key from sessions where user_id = $1', [userId]);
  const now = Math.floor(Date.now() / 1_000);
  const sign = (signingKey: Uint8Array) =>
    new SignJWT({ sid: rows[0].id })
      .setProtectedHeader({ alg: 'HS256', typ: 'negia-session+jwt' })
      .setSubject(String(userId))
      .setIssuer(api.services.config.publicUrl)
      .setAudience('negia-api')
      .setIssuedAt(now)
      .setExpirationTime(now + 600)
      .sign(signingKey);
  const statusWith = async (signingKey: Uint8Array) =>
    (await api.send('GET', '/api/account', undefined, { authorization: `Bearer ${await sign(signingKey)}` })).status;
  const [derivedKey = Buffer.alloc(0)] = api.services.secrets.deriveKeys('session token', rows[0].token_key);
  expect(await statusWith(rows[0].token_key)).toBe(401);
  expect(await statusWith(derivedKey)).toBe(200);
});

/** Simulates another machine, with a separate database and DATA_DIR. */
async function restoredWith(
  settings: Record<string, string>,
): Promise<{ api: TestApi; unreadable: string | undefined }> {
  const other = await start(settings);
  const { pool, services } = other;
  await restoreTables(pool, folder, manifest);
  const { unreadable } = await encryptColumns(pool, services.secrets, secretColumns);
  return { api: other, unreadable: describeUnreadable(unreadable) };
}
const nextCode = () => codeOf(seed, stepAt(new Date(Date.now() + 30_000)));

test('a restore with the key restores second factors and webhooks; users sign in again', async () => {
  const { api: other, unreadable } = await restoredWith({ SECRETS_KEY: key });
  expect(unreadable).toBeUndefined();
  const owner = createBrowser(other);
  expect((await owner.login(person)).status).toBe(401);
  expect((await owner.login(person, { code: nextCode() })).status).toBe(200);
  expect((await owner.send('GET', '/api/leads/webhook')).body.webhook.secret).toBe(webhookSecret);
});

test('a restore without the key reports so, refuses second factors and shows no secret', async () => {
  const { api: other, unreadable } = await restoredWith({ SECRETS_KEY: randomBytes(32).toString('hex') });
  expect(unreadable).toMatch(
    /^Encrypted with a key that is not here: 1 of users.second_factor_secret, 1 of lead_webhooks.secret\. .+$/,
  );
  const owner = createBrowser(other);
  const answer = await owner.login(person, { code: nextCode() });
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  expect((await other.pool.query('select count(*)::int as count from sessions')).rows[0].count).toBe(0);
});

test('plain-text secrets of an older version are encrypted at the next start and still work', async () => {
  const other = await start();
  await seedPackages(other.services.db);
  const [owner, clear] = [createBrowser(other), newPerson()];
  const { id } = (await owner.register(clear)).body.user;
  await owner.send('PUT', '/api/leads/webhook', { url: 'https://hook.example/' });
  await other.pool.query('update users set second_factor_secret = $2, second_factor_since = now() where id = $1', [
    id,
    seed,
  ]);
  await other.pool.query(`update lead_webhooks set secret = 'negia_clear' where user_id = $1`, [id]);
  const { db, pool } = { db: other.services.db, pool: other.pool };
  const database = { db, pool, url: other.url, close: async () => undefined };
  const prepared = await prepareDatabase(database, { ...other.services.config, seed: 'none' }, 'db/migrations');
  expect(prepared.unreadable).toBeUndefined();
  const { rows } = await pool.query(
    `select second_factor_secret::text as seed, secret from users join lead_webhooks on user_id = id where id = $1`,
    [id],
  );
  expect(rows[0].seed).toMatch(/^\\x656e63312e/);
  expect(rows[0].secret).toMatch(/^enc1\./);
  const otherBrowser = createBrowser(other);
  expect((await otherBrowser.login(clear, { code: codeOf(seed, stepAt(new Date())) })).status).toBe(200);
  expect((await otherBrowser.send('GET', '/api/leads/webhook')).body.webhook.secret).toBe('negia_clear');
  const secrets = await openSecrets(other.services.config);
  expect(await encryptColumns(pool, secrets, secretColumns)).toMatchObject({ encrypted: 0 });
});
