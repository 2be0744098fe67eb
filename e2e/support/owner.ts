import { randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { pathOfSection, type SectionName } from '../../src/features/accounts/web/account/section-names.ts';
import { expect, open } from './journey.ts';

export interface Owner {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const origin = (): string => process.env.NEGIA_URL ?? '';

/** Sends a request that changes something as the page does: with a CSRF token and our own origin. */
export async function send(
  request: APIRequestContext,
  method: 'post' | 'put' | 'delete',
  path: string,
  data?: object,
  locale = 'he',
): Promise<APIResponse> {
  const { csrfToken } = (await (await request.get(`${origin()}/api/csrf-token`)).json()) as { csrfToken: string };
  const headers = { 'csrf-token': csrfToken, origin: origin(), 'accept-language': locale };
  return request[method](origin() + path, { headers, ...(data && { data }) });
}

export function newOwner(): Owner {
  const id = randomBytes(4).toString('hex');
  return { username: `dana${id}`, email: `x-${id}@cards.example`, password: 'shemesh-bayam-7' };
}

/** Registers an account and signs this page's browser in to it. */
export async function register(page: Page, locale = 'he'): Promise<Owner> {
  const owner = newOwner();
  const answer = await send(page.request, 'post', '/api/auth/register', owner, locale);
  expect(answer.status(), await answer.text()).toBe(200);
  return owner;
}

/** Returns the status of a sign-in; with 200, the browser context has a session. */
export async function logIn(request: APIRequestContext, { email, password }: Owner, code?: string): Promise<number> {
  return (await send(request, 'post', '/api/auth/login', { email, password, ...(code && { code }) })).status();
}

/** Opens the page of the account settings that has this section. */
export async function openAccount(page: Page, section: SectionName = 'details'): Promise<void> {
  await open(page, pathOfSection(section) ?? '');
  await expect(page.locator(`#${section}`)).toBeVisible();
}
