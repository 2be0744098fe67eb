import { randomBytes } from 'node:crypto';
import { identify } from '#features/accounts/server/index.ts';
import { createMigrationsFolder } from '#server-kit/testing/migrations-folder.ts';
import { startTestApi, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { features, seed } from '../features.ts';
import { createMakers } from './makers.ts';
import type { RecipeKit } from './recipe.ts';
import { addSession } from './sign-in.ts';

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
