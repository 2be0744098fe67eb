import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import {
  createBrowser,
  newPerson,
  type Person,
  type TestBrowser,
} from '#features/accounts/server/testing/test-browser.ts';
import { startTestApi, type TestApi } from '#server-kit/testing/test-api.ts';
import { doJobs as runWaiting } from '#server-kit/testing/test-services.ts';
import { type NewNotification, notificationsFeature, notify } from '../index.ts';
import { notificationsJobs } from '../jobs.ts';

export const startNotifications = (settings: Record<string, string> = {}): Promise<TestApi> =>
  startTestApi({
    features: [accountsFeature, notificationsFeature],
    identify,
    settings: { RATE_LIMITS: 'off', ...settings },
  });

export interface TestReader extends TestBrowser {
  readonly id: number;
  readonly person: Person;
}

/** A signed-in user, with a verified email address by default. */
export async function newReader(api: TestApi, { isVerified = true } = {}): Promise<TestReader> {
  const browser = createBrowser(api);
  const person = newPerson();
  const { body } = await browser.register(person);
  if (isVerified) await api.pool.query('update users set email_verified_at = now() where id = $1', [body.user.id]);
  return { ...browser, id: body.user.id, person };
}

export const leadNotification = (
  { id }: Pick<TestReader, 'id'>,
  change: Partial<NewNotification> = {},
): NewNotification => ({
  userId: id,
  kind: 'lead',
  message: 'lead',
  values: { name: 'Dana Levi', card: 'Studio' },
  link: '/leads?lead=7',
  ...change,
});

export const notifyReader = ({ services }: Pick<TestApi, 'services'>, notification: NewNotification): Promise<void> =>
  services.db.transaction((tx) => notify(services, tx, notification));

/** Runs the feature's background jobs, except cron jobs. */
export const doJobs = (api: TestApi): Promise<void> => runWaiting(api, notificationsJobs);

export async function doByClock({ services }: Pick<TestApi, 'services'>, name: string): Promise<void> {
  for (const one of notificationsJobs) if (one.name === name) await one.work(services, {} as never);
}
