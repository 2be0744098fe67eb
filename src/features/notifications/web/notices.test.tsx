import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { Notification } from '../contract.ts';
import { isForStaff, mailKinds, mailsByItself, notificationKinds } from '../domain.ts';
import { Bell } from './bell/bell.tsx';
import { BellContent } from './bell/bell-panel.tsx';
import { MailChoices } from './choices/mail-choices.tsx';
import { notificationsQueries } from './queries.ts';
import { kindIn, tokenIn, UnsubscribePanel } from './unsubscribe/unsubscribe-page.tsx';

const notification: Notification = {
  id: 1,
  kind: 'lead',
  title: 'Dana',
  content: 'text',
  link: '/leads?lead=1',
  isRead: false,
  createdAt: '2026-11-15T08:00:00.000Z',
};

const render = (element: ReactElement, locale: Locale = 'he', list?: Notification[]): string =>
  renderPage(element, {
    locale,
    prepare: (queries, api) => {
      if (list) queries.setQueryData(notificationsQueries.list(api, locale).queryKey, list);
      queries.setQueryData(notificationsQueries.mailChoices(api).queryKey, mailsByItself);
    },
  });

const unread = (count: number) => Array.from({ length: count }, (_, id) => ({ ...notification, id }));

describe('the notification bell', () => {
  test.each([
    [0, '<', 'התראות'],
    [1, '>1<', 'התראות, שלא נקראו: 1'],
    [2, '>2<', 'התראות, שלא נקראו: 2'],
    [9, '>9<', 'התראות, שלא נקראו: 9'],
    [10, '>9+<', 'התראות, שלא נקראו: 9+'],
  ])('with %i unread shows %s and is labelled %s', (count, badge, label) => {
    const html = render(<Bell />, 'he', [...unread(count), { ...notification, id: 99, isRead: true }]);
    expect(html).toContain(badge);
    expect(html).toContain(`aria-label="${label}"`);
    expect(html.includes('data-variant="count"')).toBe(count > 0);
  });

  const content = (list: Notification[] | undefined, isFailed = false, locale: Locale = 'he') =>
    render(<BellContent list={list} newIds={new Set([1])} isFailed={isFailed} onRetry={() => undefined} />, locale);

  test('links a notification that has a link, and marks new ones', () => {
    const html = content([notification, { ...notification, id: 2, link: null }]);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/leads?lead=1"');
    expect(html.match(/data-fresh="true"/g)).toHaveLength(1);
    expect(html.match(/>חדש</g)).toHaveLength(1);
  });

  test('has an icon for every kind, and no inline style', () => {
    const html = content(notificationKinds.map((kind, id) => ({ ...notification, kind, id })));
    expect(html.match(/<svg/g)).toHaveLength(notificationKinds.length);
    expect(html).not.toMatch(/\sstyle=/);
  });

  test('shows the empty, loading and failed states', () => {
    expect(content([])).toContain('כשתגיע פנייה חדשה');
    expect(content(undefined)).toContain('aria-busy="true"');
    expect(content(undefined, true)).toContain('לנסות שוב');
    // Loaded notifications stay visible when a refetch fails.
    expect(content([notification], true)).toContain('Dana');
  });
});

describe.each(locales)('in %s', (locale) => {
  test('every kind of email has a label, a description and a switch, but for those to staff', () => {
    const html = render(<MailChoices />, locale);
    expect(html.match(/role="switch"/g)).toHaveLength(mailKinds.filter((kind) => !isForStaff(kind)).length);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/(?:for|aria-describedby)="([^"]+)"/g)) expect(ids).toContain(id);
  });

  test('the unsubscribe page shows what will stop, and afterwards how to subscribe again', () => {
    const unsubscribePanel = (state: 'ask' | 'done' | 'dead' | 'failed') =>
      render(<UnsubscribePanel kind="lead" state={state} message="why" onStop={() => undefined} />, locale);
    expect(unsubscribePanel('ask')).toContain(locale === 'he' ? 'פניות חדשות' : 'New leads');
    expect(unsubscribePanel('ask').match(/<button/g)).toHaveLength(1);
    expect(unsubscribePanel('done')).toContain('href="/account/notifications"');
    expect(unsubscribePanel('done')).not.toContain('<button');
    expect(unsubscribePanel('dead')).toContain('href="/account/notifications"');
    expect(unsubscribePanel('failed')).toContain('why');
    expect(render(<UnsubscribePanel kind={undefined} state="ask" onStop={() => undefined} />, locale)).toContain(
      'href="/account/notifications"',
    );
  });
});

test('only a valid kind is read from the token', () => {
  expect(kindIn(tokenIn('#token=12.weekly.abc'))).toBe('weekly');
  expect([kindIn(tokenIn('#token=12.constructor.abc')), kindIn(tokenIn('')), kindIn('lead')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
