import { accountsFeature, identify, seedDemo } from '#features/accounts/server/index.ts';
import {
  createBrowser,
  newGuest,
  newPerson,
  type Person,
  type TestBrowser,
} from '#features/accounts/server/testing/test-browser.ts';
import { auditFeature } from '#features/audit/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import { dueJobsDone, doJobs as runDue } from '#server-kit/testing/test-services.ts';
import type { SupportMessage } from '../../contract.ts';
import { isLastPage } from '../../domain.ts';
import { supportFeature } from '../index.ts';
import { supportJobs } from '../jobs.ts';

/** Starts a test API with the accounts, audit, notifications and support features, as in production. */
export async function startSupport(settings: Record<string, string> = {}): Promise<TestApi> {
  const api = await startTestApi({
    features: [accountsFeature, auditFeature, notificationsFeature, supportFeature],
    identify,
    settings: { RATE_LIMITS: 'off', ...settings },
  });
  await seedDemo(api.services.db);
  return api;
}

export interface Member extends TestBrowser {
  readonly id: number;
  readonly person: Person;
  write(content: string, recipientId?: number | null): Promise<TestAnswer>;
  open(content: string, subject?: string): Promise<TestAnswer>;
  /** Fetches all pages, oldest first. For an admin: one entry per conversation, or one user's conversation. */
  list(userId?: number): Promise<SupportMessage[]>;
  listOpen(): Promise<SupportMessage[]>;
}

/** A signed-in user with a verified email. */
export async function newMember(api: TestApi, role: 'user' | 'subscriber' | 'admin'): Promise<Member> {
  const browser = createBrowser(api);
  const person = newPerson();
  const { body } = await browser.register(person);
  const { id } = body.user;
  const trial = role === 'subscriber' ? new Date('2100-01-01') : null;
  const stored = role === 'admin' ? 'admin' : 'user';
  await api.pool.query('update users set role = $2, trial_ends_at = $3, email_verified_at = now() where id = $1', [
    id,
    stored,
    trial,
  ]);
  if (role === 'admin') await browser.login(person);
  return memberOf(browser, id, person);
}

/** A user in a demo session. */
export async function newTrier(api: TestApi): Promise<Member> {
  const browser = createBrowser(api);
  const person = { username: '', email: 'demo@negia.example', password: 'demo1234' };
  const { body } = await browser.login(person);
  return memberOf(browser, body.user.id, person);
}

async function pages(browser: TestBrowser, path: string, userId?: number): Promise<SupportMessage[]> {
  const all: SupportMessage[] = [];
  for (;;) {
    const query = { before: all.at(-1)?.id, userId };
    const params = Object.entries(query).filter(([, value]) => value !== undefined);
    const { body } = await browser.send('GET', `${path}?${params.map((one) => one.join('=')).join('&')}`);
    if (!Array.isArray(body)) return body;
    all.push(...body);
    if (isLastPage(body)) return all.reverse();
  }
}

const memberOf = (browser: TestBrowser, id: number, person: Person): Member => ({
  ...browser,
  id,
  person,
  write: (content, recipientId = null) =>
    browser.send('POST', '/api/messages', { recipientId, content, type: 'support' }),
  open: (content, subject) =>
    browser.send('POST', '/api/create-support-ticket', { content, ...(subject !== undefined && { subject }) }),
  list: (userId) => pages(browser, '/api/support-messages', userId),
  listOpen: () => pages(browser, '/api/open-support-messages'),
});

/** A visitor's browser with the token that the contact page fetches. */
export async function newVisitor(api: TestApi): Promise<TestBrowser> {
  const browser = await newGuest(api);
  return browser;
}

/** Runs jobs that are due now; later jobs stay queued. */
export const doJobs = (api: TestApi): Promise<void> => runDue(api, supportJobs, dueJobsDone);

/** Advances the clock and the queued jobs' run times, then runs the jobs that are due. */
export async function pass(api: TestApi, minutes: number): Promise<void> {
  api.setTime(new Date(api.services.clock.now().getTime() + minutes * 60_000));
  await api.pool.query(`update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 minute'`, [
    minutes,
  ]);
  await doJobs(api);
}

export async function sweep({ services }: Pick<TestApi, 'services'>): Promise<void> {
  for (const one of supportJobs) if (one.cron) await one.work(services, {});
}
