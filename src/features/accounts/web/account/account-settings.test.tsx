import { afterAll, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { agoTexts } from '#ui/text/ago-texts.ts';
import { passedSince } from '#ui/text/time-ago.tsx';
import type { Account, AccountSession } from '../../contract.ts';
import { AccountSettings } from './account-page.tsx';
import { dayText, instantText } from './components/times.ts';
import { changedDetails, detailsOf } from './details/details-section.tsx';
import { exportFileName } from './privacy/data-section.tsx';
import { accountPages, accountPaths, pathOfSection } from './section-names.ts';
import { passwordSchema } from './security/password-section.tsx';
import { codesFile, groupCode, groupSecret } from './security/second-factor-section.tsx';
import { accountExample } from './testing/account-example.ts';
import { accountQueries } from './use-account.ts';

vi.stubGlobal('window', { location: { host: 'negia.example' } });
afterAll(() => vi.unstubAllGlobals());

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

const renderPages = (change: Partial<Account> = {}, locale: Locale = 'he', sessions = [session]): string[] =>
  accountPaths.map((path) =>
    renderPage(<AccountSettings account={{ ...accountExample, ...change }} path={path} />, {
      locale,
      prepare: (queries, api) => queries.setQueryData(accountQueries.sessions(api).queryKey, sessions),
    }),
  );
const render = (...parameters: Parameters<typeof renderPages>): string => renderPages(...parameters).join('');

test('every section is on one page, and is found by its old anchor', () => {
  for (const path of accountPaths) for (const name of accountPages[path]) expect(pathOfSection(name)).toBe(path);
  const [details, notifications, security, data] = renderPages();
  const idsIn = (html = '') => [...html.matchAll(/data-section="(\w+)"/g)].map(([, name]) => name);
  expect([details, notifications, security, data].map(idsIn)).toEqual([
    ['details', 'email'],
    ['mails'],
    ['password', 'secondFactor', 'sessions', 'activity'],
    ['data', 'deletion'],
  ]);
});

test('the address of a Hebrew username is left to right, with its host', () => {
  expect(render({ username: '\u05db\u05d4\u05df' })).toContain(
    '<bdi dir="ltr">negia.example/@\u05db\u05d4\u05df</bdi>',
  );
});

test.each(locales)('is sound HTML in %s, and links to its own sections', (locale) => {
  const more: Partial<Account> = {
    hasSecondFactor: true,
    recoveryCodesLeft: 2,
    hasGoogle: true,
    adminLacks: ['password'],
  };
  for (const change of [{ isGoogleOffered: true, deletesAt: '2026-12-15T08:00:00.000Z' }, more]) {
    // The name of the other language is written in its own script.
    for (const html of renderPages(change, locale, [session, otherSession]))
      expectSoundHtml(html.replaceAll('עברית', ''), locale);
    const html = render(change, locale);
    for (const [, id] of html.matchAll(/href="[^"#]*#([^"]+)"/g)) expect(html).toContain(` id="${id}"`);
  }
});

test('the Google section is shown only where it applies', () => {
  expect(render()).not.toContain('id="google"');
  expect(render({ isGoogleOffered: true })).toContain('/api/auth/google?connect=1&amp;returnTo=%2Faccount%2Fsecurity');
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
  expect(html).toContain('<bdi dir="ltr">new@<wbr/>cards.<wbr/>example</bdi>');
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

test('only changed details are sent', () => {
  const known = detailsOf(accountExample);
  expect(changedDetails(known, accountExample)).toEqual({});
  expect(changedDetails({ ...known, language: 'en' }, accountExample)).toEqual({ language: 'en' });
});

test('a secret is formatted in groups of four', () => {
  expect(groupSecret('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
  expect(groupSecret('ABCDEF')).toBe('ABCD EF');
  expect(groupSecret('')).toBe('');
});

test('a recovery code is formatted in groups of four, with or without dashes', () => {
  expect(groupCode('abcd2345efgh6723')).toBe('abcd-2345-efgh-6723');
  expect(groupCode('abcd-2345-efgh-6723')).toBe('abcd-2345-efgh-6723');
});

test('the codes file has a heading, an empty line, and one code per line with CRLF', () => {
  expect(codesFile('קודי שחזור', ['abcd2345efgh6723', 'fghi2345jklm6723'])).toBe(
    'קודי שחזור\r\n\r\nabcd-2345-efgh-6723\r\nfghi-2345-jklm-6723\r\n',
  );
});

const good = { currentPassword: 'shemesh-bayam-7', password: 'yareach-bahar-8', repeat: 'yareach-bahar-8' };

const problems = (hasCurrent: boolean, form: object) =>
  Object.fromEntries(
    (passwordSchema(hasCurrent).safeParse(form).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

test('changing a password requires the current one; setting the first does not', () => {
  expect(problems(true, good)).toEqual({});
  expect(problems(true, { ...good, currentPassword: '' })).toEqual({
    currentPassword: 'account.password.currentNeeded',
  });
  expect(problems(false, { ...good, currentPassword: '' })).toEqual({});
});

test('a mismatch is reported at the second password, whatever else is wrong', () => {
  expect(problems(true, { ...good, repeat: 'other' })).toEqual({ repeat: 'accounts.password.mismatch' });
  expect(problems(true, { ...good, password: 'abc', repeat: 'abd' })).toEqual({
    password: 'accounts.password.short',
    repeat: 'accounts.password.mismatch',
  });
});

const now = new Date('2026-11-15T10:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

test.each([
  [60, 'לפני דקה', 'a minute ago'],
  [59 * 60, 'לפני 59 דקות', '59 minutes ago'],
  [2 * 3_600, 'לפני שעתיים', '2 hours ago'],
  [86_400, 'לפני יום', 'a day ago'],
  [2 * 86_400, 'לפני יומיים', '2 days ago'],
  [40 * 86_400, 'לפני חודש', 'a month ago'],
  [800 * 86_400, 'לפני שנתיים', '2 years ago'],
])('formats %i seconds ago', (seconds, he, en) => {
  const { unit = 'minute', count = 0 } = passedSince(before(seconds), now) ?? {};
  expect(translator(agoTexts, 'he')(`ago.${unit}`, { count })).toBe(he);
  expect(translator(agoTexts, 'en')(`ago.${unit}`, { count })).toBe(en);
});

test('the last minute, and a time in the future, are shown as now', () => {
  expect(passedSince(before(59), now)).toBeUndefined();
  expect(passedSince(before(-300), now)).toBeUndefined();
});

test('dates and times are in Israel time', () => {
  const lateEvening = new Date('2026-11-14T22:30:00Z');
  expect(dayText(lateEvening, 'he')).toBe('15 בנובמבר 2026');
  expect(instantText(lateEvening, 'he')).toContain('0:30');
  expect(exportFileName({ createdAt: lateEvening.toISOString() })).toBe('negia-export-2026-11-15.json');
});
