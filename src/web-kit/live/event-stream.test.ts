import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allTopics, connectEventStream, type EventStreamSource } from './event-stream.ts';

class FakeSource implements EventStreamSource {
  readonly listeners = new Map<string, (event: { data?: unknown }) => void>();
  isClosed = false;
  addEventListener(name: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(name, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  emit(name: string, data?: unknown): void {
    if (!this.isClosed) this.listeners.get(name)?.({ data });
  }
}

let sources: FakeSource[];
let topics: string[];
let refusals: number;
let stop: () => void;
const last = () => sources.at(-1) as FakeSource;

function start(isTakeover = false): void {
  stop = connectEventStream({
    open: () => {
      sources.push(new FakeSource());
      return last();
    },
    onTopic: (topic) => topics.push(topic),
    onRefused: () => {
      refusals += 1;
    },
    isTakeover,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sources, topics, refusals] = [[], [], 0];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('events are published by topic, and a resync as all topics', () => {
  start();
  last().emit('open');
  last().emit('news', 'leads');
  last().emit('news', 7);
  last().emit('resync', 'all');
  expect(topics).toEqual(['leads', allTopics]);
});

test('taking over or reopening the connection publishes all topics', () => {
  start(true);
  last().emit('open');
  expect(topics).toEqual([allTopics]);
  last().emit('error');
  vi.advanceTimersByTime(1_000);
  last().emit('open');
  expect(topics).toEqual([allTopics, allTopics]);
});

test('a broken connection is reopened, with delays growing up to a minute and reset on success', () => {
  start();
  for (const longest of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = sources.length;
    last().emit('error');
    vi.advanceTimersByTime(longest / 2 - 1);
    expect(sources).toHaveLength(before);
    vi.advanceTimersByTime(longest / 2 + 1);
    expect(sources).toHaveLength(before + 1);
  }
  last().emit('open');
  last().emit('error');
  vi.advanceTimersByTime(1_000);
  expect(sources).toHaveLength(10);
  expect(sources.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
});

test('only a connection that never opened triggers the session check', () => {
  start();
  last().emit('open');
  last().emit('error');
  expect(refusals).toBe(0);
  vi.advanceTimersByTime(1_000);
  last().emit('error');
  expect(refusals).toBe(1);
});

test('a stopped connection is closed and not reopened', () => {
  start();
  last().emit('open');
  stop();
  expect(last().isClosed).toBe(true);
  start();
  last().emit('error');
  stop();
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(2);
});
