import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApi } from '#server-kit/testing/test-api.ts';
import { createBrowser, goodPassword, newPerson, startAccounts } from './testing/test-browser.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startAccounts({ RATE_LIMITS: 'off' });
});
afterAll(() => api.close());

describe('getting in', () => {
  test('register, current-user, logout, login', async () => {
    const browser = createBrowser(api);
    const person = newPerson();
    const registered = await browser.register(person);
    expect(registered.body).toMatchObject({
      message: 'נרשמת בהצלחה',
      user: { username: person.username, email: person.email, userRole: 'subscriber', unreadSupportMessages: 0 },
      token: expect.any(String),
    });
    const current = await browser.send('GET', '/api/auth/current-user');
    expect(current.status).toBe(200);
    expect(current.body).toEqual({ ...registered.body.user, user: registered.body.user, token: expect.any(String) });
    expect((await browser.logout()).status).toBe(200);
    expect((await browser.send('GET', '/api/auth/current-user')).status).toBe(401);
    const again = await browser.login(person);
    expect(again.body).toMatchObject({ message: 'התחברת בהצלחה', user: { email: person.email } });
    expect((await createBrowser(api).login({ ...person, password: `${goodPassword}x` })).body).toMatchObject({
      code: 'unauthenticated',
      message: 'המייל או הסיסמה שגויים',
    });
  });
});
