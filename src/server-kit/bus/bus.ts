import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '#server-kit/log/index.ts';
import type { Db } from '../db/database.ts';

type Listener = (payload: string) => void;

/** Messages between processes over LISTEN/NOTIFY. Data that must survive a restart belongs in a table. */
export interface Bus {
  /** Sent when the transaction of `db` commits. Max 8,000 bytes. */
  publish(db: Db, topic: string, payload: string): Promise<void>;
  subscribe(topic: string, listener: Listener): () => void;
  /** Called after a lost connection is restored: in-memory caches may be stale. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
}

const channel = 'negia';

export async function openBus(url: string, log: Log): Promise<Bus> {
  const listeners = new Map<string, Set<Listener>>();
  const reconnectListeners = new Set<() => void>();
  let isClosed = false;
  let client: pg.Client | undefined;

  const deliver = (message: string) => {
    const [topic = '', ...rest] = message.split(' ');
    for (const listener of listeners.get(topic) ?? []) guard(log, () => listener(rest.join(' ')));
  };

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'negia-bus', keepAlive: true });
    next.on('error', (error) => log.warn({ err: error }, 'the bus lost its connection'));
    next.on('notification', ({ payload }) => payload && deliver(payload));
    next.on('end', () => !isClosed && next === client && void reconnect());
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // The bus was closed while connecting, so this connection must be ended here.
    if (isClosed) await next.end();
    else client = next;
  };

  const reconnect = async () => {
    for (let delay = 100; !isClosed; delay = Math.min(delay * 2, 2_000)) {
      await wait(delay, undefined, { ref: false });
      if (isClosed) return;
      const isBack = await connect().then(
        () => !isClosed,
        () => false,
      );
      if (!isBack) continue;
      log.info('event bus reconnected');
      for (const listener of reconnectListeners) guard(log, listener);
      return;
    }
  };

  await connect();
  return {
    publish: async (db, topic, payload) => {
      await db.execute(sql`select pg_notify(${channel}, ${`${topic} ${payload}`})`);
    },
    subscribe: (topic, listener) => {
      const all = listeners.get(topic) ?? new Set();
      listeners.set(topic, all.add(listener));
      return () => all.delete(listener);
    },
    onReconnect: (listener) => reconnectListeners.add(listener),
    close: async () => {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}

function guard(log: Log, listener: () => void): void {
  try {
    listener();
  } catch (error) {
    log.error({ err: error }, 'event bus listener failed');
  }
}
