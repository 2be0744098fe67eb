import { expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import type { Account, AccountSession } from '../../contract.ts';
import { AccountSettings } from './account-settings.tsx';
import { accountExample } from './testing/account-example.ts';
import { accountQueries } from './use-account.ts';

const session: AccountSession = {
  id: 1,
  browser: 'Firefox',
  system: 'Windows',
  isPhone: false,
  isCurrent: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-15T08:00:00.000Z',
};

const otherSession: AccountSession = { ...session, id: 2, browser: '', system: '', isPhone: true, isCurrent: false };

const render = (change: Partial<Account> = {}, locale: Locale = 'he', sessions = [session]): string =>
  renderPage(<AccountSettings account={{ ...accountExample, ...change }} />, {
    locale,
    prepare: (queries, api) => queries.setQueryData(accountQueries.sessions(api).queryKey, sessions),
  });

test.each(locales)('is sound HTML in %s, and links to its own sections', (locale) => {
  const more: Partial<Account> = {
    hasSecondFactor: true,
    recoveryCodesLeft: 2,
    hasGoogle: true,
    adminLacks: ['password'],
  };
  for (const change of [{ isGoogleOffered: true, deletesAt: '2026-12-15T08:00:00.000Z' }, more]) {
    const html = render(change, locale, [session, otherSession]);
    // The name of the other language is written in its own script.
    expectSoundHtml(html.replaceAll('עברית', ''), locale);
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(` id="${id}"`);
  }
});

test('the Google section is shown only where it applies', () => {
  expect(render()).not.toContain('id="google"');
  expect(render({ isGoogleOffered: true })).toContain('/api/auth/google?connect=1&amp;returnTo=%2Faccount');
  expect(render({ hasGoogle: true })).toContain('id="google"');
});

test('an account without a password sets one, without the current password field', () => {
  const html = render({ hasPassword: false });
  expect(html).toContain('קביעת סיסמה');
  expect(html).not.toContain('autoComplete="current-password"');
});

test('an unknown browser is labelled as such, and the current device cannot be signed out here', () => {
  const html = render({}, 'he', [session, otherSession]);
  expect(html).toContain('דפדפן לא מוכר');
  expect(html.match(/aria-label="ניתוק /g)).toHaveLength(1);
});

test('a pending address replaces the form', () => {
  const html = render({ pendingEmail: 'new@cards.example' });
  expect(html).toContain('<bdi dir="ltr">new@cards.example</bdi>');
  expect(html).not.toContain('החלפת הכתובת');
});

test('the demo account is read-only', () => {
  const html = render({ isDemo: true, isGoogleOffered: true });
  expect(html).toContain('אתם בחשבון ההדגמה');
  expect(html.match(/<fieldset[^>]* disabled=""/g)?.length).toBeGreaterThanOrEqual(6);
  expect(html).not.toContain('Firefox');
});

test('recovery codes show how many are left and warn when they run low', () => {
  expect(render({ hasSecondFactor: true, recoveryCodesLeft: 8 })).toContain('נשארו 8 קודי שחזור');
  expect(render({ hasSecondFactor: true, recoveryCodesLeft: 1 })).toContain('הקודים עומדים להיגמר');
});
