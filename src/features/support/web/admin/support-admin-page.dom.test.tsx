import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { cacheMessage } from '../queries.ts';
import { message } from '../testing/messages.ts';
import { SupportAdminPage } from './support-admin-page.tsx';
import { conversationExample } from './testing/support-examples.ts';

test('the conversations follow a message that is written in the chat beside them', async () => {
  const queries = new QueryClient();
  let rows = [conversationExample({ unread: 1 })];
  const answers: Record<string, () => unknown> = {
    '/api/admin/conversations': () => ({ rows, next: null }),
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
