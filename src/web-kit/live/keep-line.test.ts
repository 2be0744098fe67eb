import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everything, keepLine, type LineSource } from './keep-line.ts';

class FakeSource implements LineSource {
  readonly listeners = new Map<string, (event: { data?: unknown }) => void>();
  isClosed = false;
  addEventListener(name: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(name, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  say(name: string, data?: unknown): void {
    if (!this.isClosed) this.listeners.get(name)?.({ data });
  }
}

let sources: FakeSource[];
let heard: string[];
let refused: number;
let stop: () => void;
const last = () => sources.at(-1) as FakeSource;

function start(isLate = false): void {
  stop = keepLine({
    open: () => {
      sources.push(new FakeSource());
      return last();
    },
    hear: (topic) => heard.push(topic),
    onRefused: () => {
      refused += 1;
    },
    isLate,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sources, heard, refused] = [[], [], 0];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('news are told by their topics, and a gap as everything', () => {
  start();
  last().say('open');
  last().say('news', 'leads');
  last().say('news', 7);
  last().say('resync', 'all');
  expect(heard).toEqual(['leads', everything]);
});

test('who takes the line over, or has it again, may have missed something', () => {
  start(true);
  last().say('open');
  expect(heard).toEqual([everything]);
  last().say('error');
  vi.advanceTimersByTime(1_000);
  last().say('open');
  expect(heard).toEqual([everything, everything]);
});

test('a line that breaks is opened again, with waits that grow up to a minute and begin anew', () => {
  start();
  for (const longest of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = sources.length;
    last().say('error');
    vi.advanceTimersByTime(longest / 2 - 1);
    expect(sources).toHaveLength(before);
    vi.advanceTimersByTime(longest / 2 + 1);
    expect(sources).toHaveLength(before + 1);
  }
  last().say('open');
  last().say('error');
  vi.advanceTimersByTime(1_000);
  expect(sources).toHaveLength(10);
  expect(sources.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
});

test('only a line that was never taken asks whether the session is over', () => {
  start();
  last().say('open');
  last().say('error');
  expect(refused).toBe(0);
  vi.advanceTimersByTime(1_000);
  last().say('error');
  expect(refused).toBe(1);
});

test('a line that is given up is closed and stays so', () => {
  start();
  last().say('open');
  stop();
  expect(last().isClosed).toBe(true);
  start();
  last().say('error');
  stop();
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(2);
});
