import { expect } from 'vitest';
import type { TestReader } from './notifications-kit.ts';

export interface TestLine {
  readonly status: number;
  readonly headers: Headers;
  /** `news notifications`, `resync all`, and `heartbeat` for a sign of life. */
  readonly events: readonly string[];
  readonly isOver: () => boolean;
  /** Waits for the events that a line must have brought by now. */
  heard(events: readonly string[]): Promise<void>;
  over(): Promise<void>;
  close(): void;
}

/** A line as a browser holds it. */
export async function openLine(address: string, { cookies }: Pick<TestReader, 'cookies'>): Promise<TestLine> {
  const stop = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { status, headers, body } = await fetch(`${address}/api/live`, { headers: { cookie }, signal: stop.signal });
  const events: string[] = [];
  let isOver = false;
  const read = async () => {
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.map(nameOf));
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    status,
    headers,
    events,
    isOver: () => isOver,
    heard: (expected) => expect.poll(() => events.slice(1), { interval: 5, timeout: 10_000 }).toEqual(expected),
    over: () => expect.poll(() => isOver, { interval: 5, timeout: 10_000 }).toBe(true),
    close: () => stop.abort(),
  };
}

function nameOf(part: string): string {
  if (part.startsWith(':')) return 'heartbeat';
  const [, event, data] = /^event: (\w+)\ndata: (\w+)$/.exec(part) ?? [];
  return event ? `${event} ${data}` : part;
}
