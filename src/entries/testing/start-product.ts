import { identify } from '#features/accounts/server/index.ts';
import { createMigrationsFolder } from '#server-kit/testing/migrations-folder.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import { features, seed } from '../features.ts';
import { createMakers, type Makers } from './makers.ts';

/** Starts all endpoints with what testing them requires: the sandbox bank and a migrations folder. */
export async function startProduct(): Promise<{ api: TestApi; make: Makers }> {
  const { path } = await createMigrationsFolder();
  const admin = { ALLOW_SANDBOX: '1', ADMIN_EMAIL: 'admin@cards.example' };
  const api = await startTestApi({
    features,
    identify,
    settings: { RATE_LIMITS: 'off', MIGRATIONS_DIR: path, ...admin },
  });
  await seed(api.services.db, { seed: 'none' });
  return { api, make: createMakers(api) };
}
