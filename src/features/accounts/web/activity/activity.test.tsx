import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
import { activityTexts } from '../../activity-texts.ts';
import { type SecurityEvent, securityEventKinds } from '../../contract.ts';
import { ActivityList } from './activity-list.tsx';

const event: SecurityEvent = {
  id: 1,
  at: '2026-11-15T08:00:00.000Z',
  kind: 'sign-in',
  detail: 'password',
  browser: 'Firefox',
  system: 'Windows',
  isPhone: false,
  address: '203.0.113.0',
};

const never = async () => {
  throw new Error('nothing is asked here');
};

const render = (
  rows: SecurityEvent[] | undefined,
  { locale = 'he' as Locale, error = null as Error | null, more = false } = {},
) =>
  renderPage(
    <ActivityList
      reading={{
        data: rows && { pages: [{ rows }] },
        error,
        hasNextPage: more,
        isFetchingNextPage: false,
        refetch: never,
        fetchNextPage: never,
      }}
    />,
    { locale },
  );

test('an entry shows the event, time, device and network', () => {
  const html = render([event], { locale: 'en', more: true });
  for (const text of ['Sign-in', 'with a password', 'Firefox · Windows', '203.0.113.0', 'Show more'])
    expect(html).toContain(text);
  expect(html).toContain('dateTime="2026-11-15T08:00:00.000Z"');
  expect(render([event], { locale: 'en' })).not.toContain('Show more');
});

test('an event by an admin shows neither device nor network', () => {
  const html = render([{ ...event, kind: 'view-started', detail: '', browser: '', system: '', address: '' }], {
    locale: 'en',
  });
  expect(html).toContain('Our team looked at the account');
  expect(html).not.toContain('Network');
});

test('shows the loading, empty and error states', () => {
  expect(render(undefined)).toContain('aria-busy="true"');
  expect(render([])).toContain('עוד אין פעילות');
  expect(render(undefined, { error: new Error('אין חיבור') })).toContain('אין חיבור');
});

test('every event kind has a text', () => {
  expect(Object.keys(activityTexts.dictionary.kind).toSorted()).toEqual(securityEventKinds.toSorted());
});

test('a changed username is read in the direction of its arrow, also in Hebrew letters', () => {
  const html = render([{ ...event, kind: 'username-changed', detail: '@דנה → @רות' }]);
  expect(html).toMatch(/<bdi dir="ltr"[^>]*><bdi>@דנה<\/bdi> → <bdi>@רות<\/bdi><\/bdi>/);
});
