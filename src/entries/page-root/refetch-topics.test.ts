import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { allTopics } from '#web-kit/live/event-stream.ts';
import { refetchTopics } from './follow-events.ts';

const keys = [
  ['/api/notifications', 'he'],
  ['/api/leads', { status: 'new' }],
  ['/api/leads/counts'],
  ['/api/leads-of-others'],
  ['/api/dashboard'],
  ['/api/stats/7'],
  ['/api/account'],
  ['/api/physical-orders'],
  ['/api/physical-orders', 31],
  ['/api/physical-orders/prices', 'he'],
  ['/api/card-designs'],
];

const outdatedBy = (...topics: string[]): unknown[] => {
  const queries = new QueryClient();
  for (const key of keys) queries.setQueryData(key, 1);
  refetchTopics(queries, new Set(topics));
  return keys.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([address]) => address);
};

test('an event invalidates the queries of its topic and no others', () => {
  expect(outdatedBy('leads')).toEqual(['/api/leads', '/api/leads/counts', '/api/dashboard']);
  expect(outdatedBy('notifications', 'stats')).toEqual(['/api/notifications', '/api/dashboard', '/api/stats/7']);
  expect(outdatedBy('orders')).toEqual([
    '/api/dashboard',
    '/api/physical-orders',
    '/api/physical-orders',
    '/api/physical-orders/prices',
  ]);
  expect(outdatedBy('secrets', 'constructor')).toEqual([]);
});

test('after missed events, the queries of all topics are invalidated and no others', () => {
  expect(outdatedBy(allTopics)).toEqual([
    '/api/notifications',
    '/api/leads',
    '/api/leads/counts',
    '/api/dashboard',
    '/api/stats/7',
    '/api/physical-orders',
    '/api/physical-orders',
    '/api/physical-orders/prices',
  ]);
});
