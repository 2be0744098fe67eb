import { expect } from 'vitest';
import type { TestReader } from './notifications-kit.ts';

export interface TestEventStream {
  readonly status: number;
  readonly headers: Headers;
  /** `news notifications`, `resync all`, and `heartbeat`. */
  readonly events: readonly string[];
  readonly isOver: () => boolean;
  /** Waits until these events have arrived. */
  receives(events: readonly string[]): Promise<void>;
  over(): Promise<void>;
  close(): void;
}

/** An event stream as a browser opens it. */
export async function openEventStream(
  address: string,
  { cookies }: Pick<TestReader, 'cookies'>,
): Promise<TestEventStream> {
  const stop = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { status, headers, body } = await fetch(`${address}/api/live`, { headers: { cookie }, signal: stop.signal });
  const events: string[] = [];
  let isOver = false;
  const read = async () => {
    let text = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const messages = (text + chunk).split('\n\n');
      text = messages.pop() ?? '';
      events.push(...messages.map(nameOf));
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
    receives: (expected) => expect.poll(() => events.slice(1), { interval: 5, timeout: 10_000 }).toEqual(expected),
    over: () => expect.poll(() => isOver, { interval: 5, timeout: 10_000 }).toBe(true),
    close: () => stop.abort(),
  };
}

function nameOf(chunk: string): string {
  if (chunk.startsWith(':')) return 'heartbeat';
  const [, event, data] = /^event: (\w+)\ndata: (\w+)$/.exec(chunk) ?? [];
  return event ? `${event} ${data}` : chunk;
}
