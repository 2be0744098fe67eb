import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#web-kit/api/api-client.tsx';
import { verifyQuery } from './verify-email-page.tsx';

test('a single-use link is sent once, also when all queries are refetched', async () => {
  const sent: unknown[] = [];
  const request = async () => ({ csrfToken: 'any' });
  const call = async (...one: unknown[]) => {
    sent.push(one);
    return { email: 'dana@cards.example' };
  };
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, verifyQuery({ request, call } as unknown as Api, 'token'));
  const unsubscribe = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  const first = sent.length;
  await queries.invalidateQueries();
  expect([sent.length, observer.getCurrentResult().isSuccess]).toEqual([first, true]);
  unsubscribe();
});
