import type { Browser, Page } from '@playwright/test';
import { type Appearance, applyAppearance, expect } from './journey.ts';
import { logIn, type Owner, register } from './owner.ts';
import { rowsOf } from './product-database.ts';

/** A user with a separate browser context. */
export interface Person extends Owner {
  readonly id: number;
  readonly page: Page;
}

export type PersonRole = 'user' | 'subscriber' | 'admin';

const query = (sql: string, values: unknown[]) => rowsOf(process.env.NEGIA_DATA_DIR ?? '', sql, values);

/** A user whose trial is over has the role `user`; an admin has to sign in again to get the role. */
const changes: Readonly<Record<PersonRole, string | undefined>> = {
  subscriber: undefined,
  user: `update users set trial_ends_at = now() - interval '1 day' where email = $1`,
  admin: `update users set role = 'admin' where email = $1`,
};

/** Registers an account with a role in a separate browser context. */
export async function newPerson(
  browser: Browser,
  appearance: Appearance,
  role: PersonRole = 'subscriber',
): Promise<Person> {
  const context = await browser.newContext({ baseURL: process.env.NEGIA_URL ?? '' });
  const page = await context.newPage();
  await applyAppearance(page, appearance);
  const owner = await register(page, appearance.locale);
  const change = changes[role];
  if (change) await query(change, [owner.email]);
  if (role === 'admin') expect(await logIn(page.request, owner)).toBe(200);
  const [{ id }] = await query('select id from users where email = $1', [owner.email]);
  return { ...owner, id, page };
}
