import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { renderPage } from '#testing/render-page.tsx';
import type { SupportMessage } from '../../contract.ts';
import { message as messageOf } from '../testing/messages.ts';
import { isUnreadBy } from '../unread.ts';
import { latestPerUser, SupportContent } from './support-panel.tsx';
import { SupportPopover } from './support-popover.tsx';

const written = '<p>Hello <b>there</b><br>and &lt;more&gt;</p>';
const message = messageOf(1, { content: written, isRead: false });
const answer = messageOf(2, { senderId: 1, isFromSupport: true, content: '<p>Done</p>', isRead: false });

const render = (element: ReactElement, locale: Locale): string => renderPage(element, { locale });

interface ContentOptions {
  messages: readonly SupportMessage[] | undefined;
  isAdmin?: boolean;
  newUsers?: readonly number[];
  isFailed?: boolean;
  locale?: Locale;
}

const nothing = () => undefined;
const content = ({ messages, isAdmin = false, newUsers = [], isFailed = false, locale = 'he' }: ContentOptions) =>
  render(
    <SupportContent
      messages={messages}
      newUserIds={new Set(newUsers)}
      isAdmin={isAdmin}
      isFailed={isFailed}
      onRetry={nothing}
      onOpen={nothing}
    />,
    locale,
  );

describe('the latest message per user', () => {
  test('is the newest of each, with the newest conversation first, whatever the input order', () => {
    const other = { ...message, id: 5, userId: 9 };
    const latest = latestPerUser([answer, other, message, { ...message, id: 4, userId: 8 }]);
    expect(latest.map(({ id }) => id)).toEqual([5, 4, 2]);
    expect(latestPerUser([])).toEqual([]);
  });

  test.each([
    ['an owner', false, [2]],
    ['an admin', true, [1]],
  ])('%s has unread messages from the other side only', (_, isAdmin, ids) => {
    const all = [message, answer, { ...message, id: 3, isRead: true }, { ...answer, id: 4, isRead: true }];
    expect(all.filter((one) => isUnreadBy(one, isAdmin)).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the list of users', () => {
  test('shows an owner one row with the last sender, and text without markup', () => {
    const own = content({ messages: [message] });
    expect(own.match(/<li/g)).toHaveLength(1);
    expect(own).toContain('>אתם<');
    expect(own).toContain('Hello there and &lt;more&gt;');
    expect(own).not.toContain('Dana');
    expect(content({ messages: [message, answer] })).toContain('>התמיכה<');
  });

  test('shows an admin a named row per user, with support’s messages labelled', () => {
    const html = content({
      messages: [message, answer, { ...message, id: 3, userId: 9, username: 'noa', displayName: '' }],
      isAdmin: true,
    });
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html.indexOf('noa')).toBeLessThan(html.indexOf('Dana Bar'));
    expect(html.match(/התמיכה:/g)).toHaveLength(1);
  });

  test('marks new messages and closed conversations', () => {
    const html = content({ messages: [{ ...answer, isClosed: true }], newUsers: [7] });
    for (const text of ['הודעה חדשה', '>סגורה<', 'data-fresh="true"']) expect(html).toContain(text);
    expect(content({ messages: [answer] })).not.toMatch(/הודעה חדשה|סגורה/);
  });

  test.each(locales)('shows an empty state, a loading state or a failure with a retry button, in %s', (locale) => {
    expect(content({ messages: [], locale })).toContain(locale === 'he' ? 'עדיין לא דיברנו' : 'We have not talked yet');
    expect(content({ messages: [], isAdmin: true, locale })).toContain(locale === 'he' ? 'אין פניות' : 'No inquiries');
    expect(content({ messages: undefined, locale })).toContain('aria-busy="true"');
    expect(content({ messages: undefined, isFailed: true, locale })).toContain('<button');
    // Messages already loaded stay visible when a refetch fails.
    expect(content({ messages: [message], isFailed: true, locale })).toContain('Hello there');
    expect(content({ messages: [message], locale })).not.toMatch(/\sstyle=/);
  });
});

test('renders nothing when the user is not signed in', () => {
  expect(render(<SupportPopover />, 'he')).toBe('');
});
