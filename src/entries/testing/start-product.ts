import { createHash, randomBytes } from 'node:crypto';
import { identify } from '#features/accounts/server/index.ts';
import { isReadOnly } from '#features/settings/server/index.ts';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import { createMigrationsFolder } from '#server-kit/testing/migrations-folder.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import { features, seed } from '../features.ts';
import { createMakers } from './makers.ts';
import type { RecipeKit } from './recipe.ts';

/** Inserts a new session directly into its table: with a recent or an old authentication. */
export async function addSession(
  { pool }: Pick<TestApi, 'pool'>,
  userId: number | undefined,
  { isStrong, isRecent = true }: { readonly isStrong: boolean; readonly isRecent?: boolean },
): Promise<{ cookie: string; id: number; headers: Record<string, string> }> {
  const cookie = randomBytes(32).toString('base64url');
  const { rows } = await pool.query(
    `insert into sessions (user_id, cookie_hash, token_key, is_remembered, is_strong, user_agent,
       created_at, last_seen_at, expires_at, authenticated_at)
     values ($1, $2, $3, true, $4, '', now(), now(), now() + interval '1 hour', now() - $5 * interval '1 hour')
     returning id`,
    [userId, createHash('sha256').update(cookie).digest(), randomBytes(32), isStrong, isRecent ? 0 : 2],
  );
  return { cookie, id: rows[0].id, headers: { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) } };
}

interface Product {
  readonly adminId: number;
  sendAsAdmin(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  readonly kit: Omit<RecipeKit, 'ids'>;
}

/** Starts all endpoints with what testing them requires: an admin, the sandbox bank and a migrations folder. */
export async function startProduct(): Promise<Product> {
  const { path } = await createMigrationsFolder();
  const admin = { ALLOW_SANDBOX: '1', ADMIN_EMAIL: 'admin@cards.example' };
  const api = await startTestApi({
    features,
    identify,
    isReadOnly,
    settings: { RATE_LIMITS: 'off', MIGRATIONS_DIR: path, ...admin },
  });
  await seed(api.services.db, { seed: 'none' });
  const make = createMakers(api);
  const adminId = await make.user('admin', { role: 'admin' });
  const sendAsAdmin: Product['sendAsAdmin'] = async (method, path, body, more) => {
    const { headers } = await addSession(api, adminId, { isStrong: true });
    return api.send(method, path, body, { ...headers, ...more });
  };
  const call: RecipeKit['call'] = async (method, path, body) => {
    const answer = await sendAsAdmin(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const uniqueName = () => randomBytes(6).toString('hex');
  return { adminId, sendAsAdmin, kit: { api, pool: api.pool, make, call, uniqueName } };
}
