import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { type PageOptions, pageOf, renderPage } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { type AdminContact, type AdminConversation, adminSupportApi } from '../../admin-contract.ts';
import { contactTopics } from '../../domain.ts';
import { cacheMessage } from '../queries.ts';
import { message } from '../testing/messages.ts';
import { SupportAdminPage } from './support-admin-page.tsx';
import { contactExample, conversationExample } from './testing/support-examples.ts';

const hebrew = /[\u0590-\u05ff]+/g;
const filterOf = (query: string) => Object.fromEntries(new URLSearchParams(query));

const renderSupport = ({ query, ...options }: PageOptions & { readonly query: string }): string =>
  renderPage(<SupportAdminPage />, { ...options, at: `/admin/support${query && `?${query}`}` });

const conversations = (rows: AdminConversation[], locale: Locale = 'en', query = '') =>
  renderSupport({
    locale,
    query,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(adminSupportApi.conversations, filterOf(query)), { rows, next: null }),
  });
const contacts = (rows: AdminContact[], locale: Locale = 'en', more = '') => {
  const query = `tab=contacts${more}`;
  return renderSupport({
    locale,
    query,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(adminSupportApi.contacts, filterOf(query)), { rows, next: null }),
  });
};

describe('conversations', () => {
  test('show the owner, the last message and the available actions', () => {
    const html = conversations([conversationExample({ unread: 2 })]);
    for (const text of ['Dana Bar', 'dana@cards.example', 'My card', 'It does not open', '2 new', '>Open<', '>Close<'])
      expect(html).toContain(text);
    expect(html).toContain('href="/admin/users/7"');
    expect(html).toContain('aria-label="Chat with Dana Bar"');
    expect(html).not.toContain('>Reopen<');
  });

  test('that are closed can be reopened, and support’s last message is labelled and keeps its own direction', () => {
    const last = { id: 42, text: 'Mended', isFromSupport: true, at: '2026-11-10T11:00:00.000Z' };
    const html = conversations([conversationExample({ isClosed: true, last })]);
    expect(html).toContain('You: \u2068Mended\u2069');
    expect(html).toContain('>Reopen<');
    expect(html).not.toContain('>Close<');
    expect(html).not.toContain(' new<');
  });

  test('are read by who may not answer, without the actions', () => {
    changeSession({ user: { ...sessionUserExample, userRole: 'admin', staffRole: 'viewer' } });
    const prepare = (queries: QueryClient) =>
      queries.setQueryData(adminKeys.list(adminSupportApi.conversations, {}), {
        rows: [conversationExample({ unread: 2 })],
        next: null,
      });
    const { container } = render(pageOf(<SupportAdminPage />, { at: '/admin/support', locale: 'en', prepare }));
    expect(container.textContent).toContain('2 new');
    expect(screen.queryByRole('button', { name: 'Chat with Dana Bar' })).toBeNull();
    changeSession({ user: undefined });
  });

  test('filtered by one owner link to all', () => {
    expect(conversations([conversationExample()], 'en', 'user=7')).toContain('Show all conversations');
    expect(conversations([conversationExample()])).not.toContain('Show all conversations');
  });

  test('follow a message that is written in the chat beside them', async () => {
    const queries = new QueryClient();
    let rows = [conversationExample({ unread: 1 })];
    const answers: Record<string, () => unknown> = {
      '/api/admin/conversations': () => ({ rows, next: null }),
      '/api/admin/contact-messages': () => ({ rows: [], next: null }),
      '/api/support-messages/unread': () => ({ count: rows[0]?.unread }),
    };
    const fetch = (url: unknown) => Promise.resolve(Response.json(answers[String(url).split('?')[0] ?? '']?.()));
    render(pageOf(<SupportAdminPage />, { locale: 'en', at: '/admin/support', fetch, queries }));
    await screen.findByText('One new message');
    const last = { id: 42, text: 'Mended', isFromSupport: true, at: '2026-11-10T11:00:00.000Z' };
    rows = [conversationExample({ last })];
    cacheMessage(queries, message(42, { isFromSupport: true }));
    await screen.findByText(/You: .*Mended/);
    expect(screen.queryByText('One new message')).toBeNull();
  });

  test('have an empty state', () => {
    expect(conversations([], 'he')).toContain('עוד אין שיחות');
  });
});

describe('messages from visitors', () => {
  test('link to an email reply in the visitor’s language', () => {
    const html = contacts([contactExample(), contactExample({ id: 6, language: 'he' })]);
    expect(html).toContain('mailto:ron%2Bshop%40customers.example?subject=About%20your');
    expect(html).toContain(`subject=${encodeURIComponent('בהמשך לפנייה')}`);
    expect(html).toContain('NFC cards');
    expect(html).toContain('>To do<');
    expect(html).toMatch(/aria-current="true"[^>]*>From visitors/);
  });

  test('that wait are counted on the tab', () => {
    const html = (rows: AdminContact[]) =>
      renderSupport({
        locale: 'en',
        query: '',
        prepare: (queries) =>
          queries.setQueryData(adminKeys.list(adminSupportApi.contacts, { state: 'open' }), { rows, next: null }),
      });
    expect(html([contactExample(), contactExample({ id: 6 })])).toMatch(/From visitors<span[^>]*>2</);
    expect(html([])).toMatch(/From visitors<\/a>/);
  });

  test('marked as done can be reverted', () => {
    const html = contacts([contactExample({ doneAt: '2026-11-11T10:00:00.000Z' })]);
    expect(html).toContain('>Reopen<');
    expect(contacts([contactExample()])).not.toContain('>Reopen<');
  });

  test('are expandable if long, with HTML escaped', () => {
    expect(contacts([contactExample({ message: 'x'.repeat(121) })])).toContain('<details');
    const html = contacts([contactExample({ message: '<b>now</b>' })]);
    expect(html).toContain('&lt;b&gt;now');
    expect(html).not.toContain('<details');
  });

  test('have empty states that do not treat the tab as a filter', () => {
    expect(contacts([], 'he')).toContain('עוד אין פניות');
    expect(contacts([], 'en', '&state=done')).toContain('Remove the filters');
  });
});

test.each(locales)('uses one language in %s', (locale) => {
  const all = contactTopics.map((topic, id) => contactExample({ id, topic, message: 'x'.repeat(200) }));
  const html = conversations([conversationExample({ unread: 1 })], locale) + contacts(all, locale);
  if (locale === 'he') return expect(html).toMatch(hebrew);
  expect(html.match(hebrew)).toBeNull();
});
